import { build } from './build.mjs'
import { install, root } from './install.mjs'

process.chdir(root)
install()
build()
const { register } = await import('tsx/esm/api')
register()
await import('../backend/main.ts')
