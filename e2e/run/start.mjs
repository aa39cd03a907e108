import { build } from './build.mjs'
import { install, root } from './install.mjs'
import { refuseEarly } from './refuse-early.mjs'

process.chdir(root)
await refuseEarly()
install()
build()
const { register } = await import('tsx/esm/api')
register()
await import('../backend/main.ts')
