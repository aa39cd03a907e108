import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The module that finds elements in a page, with its packages, as one script. */
export async function pageScript(): Promise<string> {
  const entry = fileURLToPath(new URL('./in-page.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'tourModule' } },
  })
  for (const each of [built].flat()) {
    for (const file of 'output' in each ? each.output : []) {
      // Its packages read the environment of Node.
      if (file.type === 'chunk') return `const process = { env: {} };\n${file.code}`
    }
  }
  throw new Error('the script of the page was not built')
}
