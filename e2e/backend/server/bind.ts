import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'
import { addressesOf, isMissing } from './environment.mjs'

/** The server of the second loopback address, whose connections are those of the first. */
const siblings = new WeakMap<Server, NetServer>()

/** Listens on a port of a host of the settings: `localhost` is 127.0.0.1 and ::1, `all` every address. */
export async function bind(server: Server, port: number, host: string): Promise<void> {
  const [first, second] = addressesOf(host)
  await listening(server, port, first)
  if (second === undefined) return
  // As an HTTP server has it.
  const sibling = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  )
  try {
    await listening(sibling, (server.address() as AddressInfo).port, second)
    siblings.set(server, sibling)
  } catch (error) {
    if (isMissing(error, second)) return
    await new Promise((closed) => server.close(closed))
    // Another program has the chosen port on the second address.
    return port === 0 ? bind(server, port, host) : Promise.reject(error)
  }
}

/** Stops listening; calls back once every connection is closed. */
export function unbind(server: Server, closed: () => void): void {
  const sibling = siblings.get(server)
  server.close(() => (sibling ? sibling.close(closed) : closed()))
  sibling?.close()
}

async function listening(server: NetServer, port: number, address: string | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
