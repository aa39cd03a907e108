/** A connection of WebDriver BiDi: each command is answered by its number. */
export interface BidiConnection {
  readonly send: (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>
  readonly close: () => void
}

interface Pending {
  readonly resolve: (result: Readonly<Record<string, unknown>>) => void
  readonly reject: (error: Error) => void
}

interface BidiMessage {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: string
  readonly message?: string
}

/** Milliseconds for one command, the longest of which loads a page. */
const BOUND = 30_000

/** Connects to the address that a browser prints at its start. */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url)
  const pending = new Map<number, Pending>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as BidiMessage
    const command = message.id === undefined ? undefined : pending.get(message.id)
    if (!command || message.id === undefined) return
    pending.delete(message.id)
    if (message.type === 'success') command.resolve(message.result ?? {})
    else command.reject(new Error(`${message.error}: ${message.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('the browser closed the connection'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)))
  })
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1
        const id = last
        pending.set(id, { resolve, reject })
        const timer = setTimeout(() => reject(new Error(`${method} was not answered`)), BOUND)
        timer.unref()
        socket.send(JSON.stringify({ id, method, params }))
      }),
    close: () => socket.close(),
  }
}
