import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** A TCP proxy that can stop forwarding while its connections stay open. */
export interface StallingProxy {
  readonly port: number
  stall(): void
  /** Forwards the data of new connections; existing ones stay stalled. */
  resume(): void
  stop(): void
}

/** Starts a proxy for a port of this machine. */
export async function startStallingProxy(serverPort: number): Promise<StallingProxy> {
  const sockets = new Set<Socket>()
  let isStalled = false
  const server = createServer((socket) => {
    const onward = connect(serverPort, '127.0.0.1')
    for (const each of [socket, onward]) {
      sockets.add(each)
      each.on('error', () => undefined)
    }
    if (isStalled) return
    socket.pipe(onward)
    onward.pipe(socket)
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    port,
    stall() {
      isStalled = true
      for (const each of sockets) each.unpipe().pause()
    },
    resume() {
      isStalled = false
    },
    stop() {
      server.close()
      for (const each of sockets) each.destroy()
    },
  }
}
