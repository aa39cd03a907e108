import { install } from './install.mjs'

// CONTRACT_USERNAME=… CONTRACT_PASSWORD=… npm run contract -- URL
// Also: --write, --only=brand,product, --origin=https://admin.example.vn, --json=FILE
install()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../contract/contract.ts')
process.exitCode = await main(process.argv.slice(2))
