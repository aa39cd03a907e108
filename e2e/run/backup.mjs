import { install, root } from './install.mjs'

// npm run backup -- FILE
process.chdir(root)
install()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../backend/backup/main.ts')
await main('backup')
