import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { install, root, run } from './install.mjs'

// npm run bench -- --only=size,loads,interactions,many-rows,input-delay,intent,heap,layout-shift,start --rounds=7 --api=memory
install()
process.chdir(root)
const { ensureBrowser } = await import('./ensure-browser.mjs')
const { register } = await import('tsx/esm/api')
register()
const { bench } = await import('../bench/bench.ts')
const { startTime } = await import('../bench/start-time.ts')

const option = (name) => process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = option('only')?.split(',') ?? []
const api = option('api') === 'memory' ? 'memory' : 'database'
const browser = await ensureBrowser()
if (!browser) {
  console.error('No Chromium that starts. Install one, or name it: CHROMIUM=/path/to/chromium npm run bench')
  process.exit(1)
}

const folder = mkdtempSync(path.join(tmpdir(), 'ben-bench-'))
try {
  const time = builtIn('vite.config.ts', 'app')
  if (only.length === 0 || only.includes('size'))
    builtIn('vite.config.ts', 'app-mapped', '--sourcemap', 'hidden')
  builtIn('e2e/bench/baseline/vite.config.ts', 'baseline')
  const known = { 'a build': time }
  if (only.length === 0 || only.includes('start')) known['npm start, warm'] = await startTime()
  await bench({ rounds: Number(option('rounds') ?? 7), only, api, folder, browser, initial: known })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function builtIn(config, name, ...options) {
  const started = performance.now()
  const out = path.join(folder, name)
  const given = ['-c', config, '--outDir', out, '--emptyOutDir', '--logLevel', 'warn', ...options]
  if (!run('vite/bin/vite.js', 'build', ...given)) {
    throw new Error(`${config} does not build`)
  }
  return performance.now() - started
}
