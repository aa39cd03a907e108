import { build } from './build.mjs'
import { exitOnBadEnvironment } from './exit-on-bad-environment.mjs'
import { install, root } from './install.mjs'

process.chdir(root)
await exitOnBadEnvironment()
install()
build()
const { register } = await import('tsx/esm/api')
register()
await import('../backend/main.ts')
