import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** Passes connections on to a server until it falls silent: then they stay open, and nothing is passed on. */
export interface StallingProxy {
  readonly port: number
  stall(): void
  /** Passes on what connections opened from now on carry; those from before stay silent. */
  resume(): void
  stop(): void
}

/** Starts a proxy before the port of a server on this machine. */
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
