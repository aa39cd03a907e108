import type { RequestListener, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from './identity/demo-accounts.ts'
import { listen, openBackEnd, stopListening } from './server.ts'
import { readSettings, type Settings } from './settings.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** Serves until a signal ends it; the dev server puts its own server around the back-end. */
export async function serve(around: (backEnd: RequestListener) => Server | Promise<Server>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const backEnd = await openBackEnd(settings, dist)
    const server = await around(backEnd.listener)
    const stop = () => {
      void stopListening(server)
        .then(() => backEnd.close())
        .finally(() => process.exit())
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    await listen(server, settings.port).catch(async (error: unknown) => {
      await backEnd.close()
      throw error
    })
    greet(settings)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

function greet(settings: Settings): void {
  const accounts = demoAccounts.map(({ username, password, permission, active }) => {
    return `  ${username.padEnd(12)} ${password.padEnd(22)} ${active ? permission : 'đã khóa'}`
  })
  const address = settings.publicUrl ?? `http://localhost:${settings.port}`
  console.log(`\nBến: ${address}\n\nTài khoản dùng thử:\n${accounts.join('\n')}\n`)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = Number(process.env['PORT'] || 3000)
    return `Cổng ${port} đang có chương trình khác dùng. Hãy chọn cổng khác, ví dụ: PORT=${port + 1} npm start`
  }
  const url = process.env['DATABASE_URL']
  if (url && 'code' in error && isNoDatabase.test(String(error.code))) {
    // Its address without the password that stands in it.
    const { host, pathname } = new URL(url)
    return `Không mở được cơ sở dữ liệu ở ${host}${pathname} (${error.message}). Hãy xem lại DATABASE_URL.`
  }
  return error.message
}

// No such host, nobody there, no answer; a wrong password, no such database, no room, starting up.
const isNoDatabase = /^(ENOTFOUND|EAI_|ECONN|ETIMEDOUT|EHOST|28|3D|53|57P)/
