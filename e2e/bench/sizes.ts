import path from 'node:path'
import type { Sample } from './sample.ts'
import { EDITOR, inPage, nameHelper, type Target } from './target.ts'
import { type Weight, weighLoad, weightOf } from './weight.ts'

const ofList = 'JS + CSS of a list, brotli'

/** Exact size of a cold load. */
export async function sizes(target: Target, folder: string): Promise<Sample> {
  // The address of a file names its app first, as the folder does.
  const { code } = await weighed(target, '/brands', target.parts.opener, folder)
  return { [ofList]: code }
}

/** Exact sizes and counts of cold loads of the product. */
export async function sizesOfOurs(target: Target, folder: string): Promise<Sample> {
  const dist = path.join(folder, 'app')
  const list = await weighed(target, '/brands', target.parts.opener, dist)
  const guides = await weighed(target, '/guides', target.parts.opener, dist)
  const form = await weighed(target, '/brands?edit=new', '[role=dialog] input', dist)
  const editor = await weighed(target, '/guide', EDITOR, dist)
  const own = editor.files.filter((file) => !guides.files.includes(file) && !form.files.includes(file))
  return {
    [ofList]: list.code,
    'JS + CSS of /login, brotli': await loginSize(target, dist),
    'what the editor’s route adds, brotli': weightOf(own, dist),
    'requests to first rows': list.requests,
    'API calls of them': list.calls.length,
  }
}

function weighed(target: Target, address: string, selector: string, dist: string): Promise<Weight> {
  return inPage(target, async ({ page, cdp }) => {
    await cdp.send('Network.clearBrowserCache')
    return weighLoad(page, target.base + address, selector, dist, target.name === 'ours')
  })
}

/** KiB of the sign-in page, loaded in a context without a session. */
async function loginSize(target: Target, dist: string): Promise<number> {
  const context = await target.context.browser()?.newContext()
  if (!context) return Number.NaN
  await context.addInitScript({ content: nameHelper })
  const login = await weighLoad(await context.newPage(), `${target.base}/login`, 'input[type=password]', dist)
  await context.close()
  return login.code
}
