import path from 'node:path'
import { parseArgs } from 'node:util'
import { install, root } from './install.mjs'

// npm run browsers                       the tour in Firefox and in WebKitGTK
// npm run browsers -- --only=webkit      one of them; --step=palette the steps with that word in their title
// Exit code: 0 all passed, 1 a step failed, 2 a browser is missing and cannot be installed.
install()
process.chdir(root)
const { register } = await import('tsx/esm/api')
register()
const { build } = await import('./build.mjs')
const { browserNames, tourBrowsers } = await import('../browsers/browsers.ts')

const { only, step = '' } = parseArgs({ strict: false }).values
const names = only?.split(',') ?? browserNames
const unknown = names.filter((name) => !browserNames.includes(name))
if (unknown.length > 0) {
  console.error(`There is no browser "${unknown.join(', ')}": ${browserNames.join(', ')}.`)
  process.exit(1)
}
build()
const { passed, failed, missing } = await tourBrowsers(names, path.join(root, '.cache', 'browsers'), step)
for (const name of missing) {
  console.error(
    `\nNo ${name} on this machine, and it could not be installed (Debian: firefox-esr; webkit2gtk-driver, xvfb).`,
  )
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : missing.length > 0 ? 2 : 0
