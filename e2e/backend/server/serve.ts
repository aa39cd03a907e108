import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from '../identity/demo-accounts.ts'
import { guardConnections } from './connections.ts'
import { checkEnvironment } from './environment.mjs'
import { errorSentence } from './error-sentence.ts'
import { type BackEnd, listen, openBackEnd, stopListening } from './server.ts'
import { readSettings, type Settings } from './settings.ts'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

/** Serves until SIGINT or SIGTERM; `around` makes the server of the back-end's listener. */
export async function serve(around: (backEnd: BackEnd) => Server | Promise<Server>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    await checkEnvironment(process.env)
    const backEnd = await openBackEnd(settings, dist)
    const server = await around(backEnd)
    guardConnections(server, settings)
    const stop = () => {
      void stopListening(server)
        .then(() => backEnd.close())
        .finally(() => process.exit())
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    await listen(server, settings.port, settings.host).catch(async (error: unknown) => {
      await backEnd.close()
      throw error
    })
    printAddress(settings, backEnd.hasDemo)
  } catch (error) {
    console.error(errorSentence(error))
    process.exit(1)
  }
}

function printAddress(settings: Settings, hasDemo: boolean): void {
  const accounts = demoAccounts.map(({ username, password, permission, active }) => {
    return `  ${username.padEnd(12)} ${password.padEnd(22)} ${active ? permission : 'đã khóa'}`
  })
  const demo = hasDemo ? `\n\nTài khoản dùng thử:\n${accounts.join('\n')}` : ''
  const address = settings.publicUrl ?? `http://localhost:${settings.port}`
  console.log(`\nBến: ${address}\n${reachText(settings)}${demo}\n`)
}

/** The sentence about the addresses at which the server accepts connections. */
function reachText({ host, port }: Settings): string {
  if (host === 'localhost') return 'Chỉ máy này vào được. Để máy khác cũng vào được: đặt PUBLIC_URL.'
  return `Nhận kết nối ở ${host === 'all' ? 'mọi địa chỉ của máy' : host}, cổng ${port}.`
}
