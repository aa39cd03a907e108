import { spawn } from 'node:child_process'
import { exitOnBadEnvironment } from './exit-on-bad-environment.mjs'
import { install, root } from './install.mjs'

process.chdir(root)
await exitOnBadEnvironment()
install()

const args = process.argv.slice(2)
// The back-end starts again when one of its files changes, those of the descriptors among them. The proxy of an API does not:
// its sessions are bound to a key that it makes.
const watch = args.length === 0 ? ['watch', '--clear-screen=false'] : []
const child = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', ...watch, 'e2e/run/dev-server.mjs', ...args],
  {
    stdio: 'inherit',
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 1))
