import { codeParts } from './code-parts.ts'
import { nameHelper } from './name-helper.ts'
import type { Sample } from './sample.ts'
import { EDITOR, inPage, ROWS, type Target } from './target.ts'
import { type Weight, weighLoad, weightOf } from './weight.ts'

/** Exact sizes and counts of a cold load. */
export async function sizes(target: Target, dist: string): Promise<Sample> {
  const weighed = (path: string, selector: string) =>
    inPage(target, async ({ page, cdp }) => {
      await cdp.send('Network.clearBrowserCache')
      return weighLoad(page, target.base + path, selector, dist, target.hasFonts)
    })
  const list = await weighed('/brands', ROWS)
  if (target.name === 'baseline') return { 'JS + CSS of a list': list.code, requests: list.requests }
  const guides = await weighed('/guides', ROWS)
  const form = await weighed('/brands?edit=new', '[role=dialog] input')
  const editor = await weighed('/guide', EDITOR)
  const addedFiles = editor.files.filter((file) => !guides.files.includes(file))
  printFiles('list', list, dist)
  const scripts = list.files.filter((file) => file.endsWith('.js'))
  console.log(`parts of the scripts of a list:\n${codeParts(scripts, mappedDist(dist))}`)
  return {
    'JS + CSS of a list': list.code,
    'JS of a list': list.scripts,
    'CSS of a list': list.styles,
    'what the editor’s route adds': weightOf(
      addedFiles.filter((file) => !form.files.includes(file)),
      dist,
    ),
    'the same with the form': weightOf(addedFiles, dist),
    requests: list.requests,
    'API calls': list.calls.length,
    fonts: list.fonts,
  }
}

/** Sizes and counts of the sign-in page, loaded in a context without a session. */
export async function loginSize(target: Target, dist: string): Promise<Sample> {
  const context = await target.context.browser()?.newContext()
  if (!context) return {}
  await context.addInitScript({ content: nameHelper })
  const login = await weighLoad(await context.newPage(), `${target.base}/login`, 'input[type=password]', dist)
  await context.close()
  printFiles('/login', login, dist)
  return { 'JS + CSS of /login': login.code, 'requests of /login': login.requests }
}

// The same build with source maps.
function mappedDist(dist: string): string {
  return `${dist}-mapped`
}

function printFiles(name: string, { files, calls }: Weight, dist: string): void {
  const lines = files
    .map((file) => ({ file, size: weightOf([file], dist) }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ file, size }) => `  ${size.toFixed(1).padStart(6)}  ${file}`)
  console.log(`${name}: ${files.length} files, calls ${calls.join(' ')}\n${lines.join('\n')}`)
}
