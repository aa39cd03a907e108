import { fileURLToPath } from 'node:url'
import { demoAccounts } from './identity/demo-accounts.ts'
import { listen, openBackEnd, stopListening } from './server.ts'
import { readSettings, type Settings } from './settings.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const backEnd = await openBackEnd(settings, dist)
  const server = await listen(backEnd.listener, settings.port).catch(async (error: unknown) => {
    await backEnd.close()
    throw error
  })
  greet(settings)
  const stop = () => {
    void stopListening(server)
      .then(() => backEnd.close())
      .finally(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function greet(settings: Settings): void {
  const accounts = demoAccounts.map(({ username, password, permission, active }) => {
    return `  ${username.padEnd(12)} ${password.padEnd(22)} ${active ? permission : 'đã khóa'}`
  })
  console.log(`\nBến: http://localhost:${settings.port}\n\nTài khoản dùng thử:\n${accounts.join('\n')}\n`)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = process.env['PORT'] || '3000'
    return `Cổng ${port} đang có chương trình khác dùng. Chọn cổng khác bằng PORT, ví dụ: PORT=3001 npm start`
  }
  return error.message
}

main().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
