import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { install, npm, root, run } from './install.mjs'

// npm run bench -- --only=size,loads,interactions,editor,many-rows,input-delay,heap,layout-shift,start --rounds=7
install()
process.chdir(root)
const { ensureBrowser } = await import('./ensure-browser.mjs')
const { register } = await import('tsx/esm/api')
register()
const { bench } = await import('../bench/bench.ts')
const { startTime } = await import('../bench/start-time.ts')

const { values } = parseArgs({ strict: false })
const only = values.only?.split(',') ?? []
const browser = await ensureBrowser()
if (!browser) {
  console.error('No Chromium that starts. Install one, or name it: CHROMIUM=/path/to/chromium npm run bench')
  process.exit(1)
}

const folder = mkdtempSync(path.join(tmpdir(), 'ben-bench-'))
try {
  const time = built('.', 'vite.config.ts', 'app')
  builtComparison('e2e/bench', 'bare')
  builtComparison(withReactAdmin(), 'react-admin')
  const known = { 'a build': time }
  if (only.length === 0 || only.includes('start')) known['npm start, warm'] = await startTime()
  await bench({ rounds: Number(values.rounds ?? 7), only, folder, browser, initial: known })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** A copy of the sources with the packages of react-admin, which the project does not install. */
function withReactAdmin() {
  const cache = path.resolve('.cache/bench')
  for (const name of ['react-admin', 'screens.js']) {
    cpSync(path.resolve('e2e/bench', name), path.join(cache, name), { recursive: true })
  }
  // Its .npmrc names the day whose versions npm installs.
  const { status } = npm(path.join(cache, 'react-admin'), 'install', '--prefer-offline', '--loglevel=error')
  if (status !== 0) throw new Error('The packages of react-admin cannot be installed.')
  return cache
}

function builtComparison(folderOfSources, name) {
  built(path.join(folderOfSources, name), 'e2e/bench/vite.config.ts', name, '--base', `/${name}/`)
}

/** Builds an app; milliseconds. */
function built(sources, config, name, ...options) {
  const started = performance.now()
  const out = path.join(folder, name)
  const given = [sources, '-c', config, '--outDir', out, '--emptyOutDir', '--logLevel', 'warn', ...options]
  if (!run('vite/bin/vite.js', 'build', ...given)) throw new Error(`${name} does not build`)
  return performance.now() - started
}
