import path from 'node:path'
import { parseArgs } from 'node:util'
import { install, root } from './install.mjs'

// npm run gallery -- --only=product,home --states=filled,bulk --widths=390,1440 --schemes=light --languages=vi
install()
process.chdir(root)
const { register } = await import('tsx/esm/api')
register()
const { build } = await import('./build.mjs')
const { ensureBrowser } = await import('./ensure-browser.mjs')
const { gallery, galleryWidths } = await import('../gallery/gallery.ts')

const browser = await ensureBrowser()
if (!browser) {
  console.error(
    'No Chromium that starts. Install one, or name it: CHROMIUM=/path/to/chromium npm run gallery',
  )
  process.exit(1)
}
build()
const { values } = parseArgs({ strict: false })
const { file, entries } = await gallery({
  browser,
  folder: path.join(root, '.cache', 'gallery'),
  only: values.only?.split(',') ?? [],
  states: values.states?.split(',') ?? [],
  widths: values.widths?.split(',').map(Number) ?? galleryWidths,
  schemes: values.schemes?.split(',') ?? ['light', 'dark'],
  languages: values.languages?.split(',') ?? ['vi', 'jp', 'en'],
})
for (const { screen, state, language, width, problems } of entries) {
  for (const problem of problems) console.log(`${screen}, ${state}, ${language}, ${width} px: ${problem}`)
}
console.log(
  `\n${entries.length} views, ${entries.filter(({ problems }) => problems.length > 0).length} with problems: ${file}`,
)
