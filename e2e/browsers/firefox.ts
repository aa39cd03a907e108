import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allRun, ensurePrograms } from '../testing/ensure-programs.ts'
import { startProgram } from '../testing/start-program.ts'
import type { StartBrowser } from './tour-browser.ts'

/** Firefox speaks WebDriver BiDi by itself, so it needs no driver. */
export const startFirefox: StartBrowser = async () => {
  const found = await ensurePrograms({ folder: 'firefox', packages: { 'firefox-esr': {} }, find })
  if (!found) return undefined
  const profile = await mkdtemp(path.join(tmpdir(), 'ben-firefox-'))
  await writeFile(path.join(profile, 'user.js'), preferences)
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const server = await startProgram(found.program, args, /BiDi listening on (ws:\S+)/, {
    ...found.env,
    HOME: profile,
    TZ: 'Asia/Ho_Chi_Minh',
  })
  const { send, close } = await connectBidi(`${server.match[1]}/session`)
  const session = await send('session.new', { capabilities: {} })
  const { browserVersion } = session['capabilities'] as { browserVersion: string }
  const { context } = await send('browsingContext.create', { type: 'window' })
  await send('browsingContext.activate', { context })
  return {
    name: `Firefox ${browserVersion}`,
    hasTouch: true,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(expression) {
      const target = { context }
      const answer = await send('script.evaluate', { expression, target, awaitPromise: true })
      if (answer['type'] === 'success') return (answer['result'] as { value?: unknown }).value
      throw new Error((answer['exceptionDetails'] as { text: string }).text)
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    async setFiles(selector, files) {
      const locator = { type: 'css', value: selector }
      const { nodes } = await send('browsingContext.locateNodes', { context, locator })
      const [element] = nodes as { sharedId: string }[]
      await send('input.setFiles', { context, element, files })
    },
    screenshot: async () => String((await send('browsingContext.captureScreenshot', { context }))['data']),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async close() {
      await send('session.end', {}).catch(() => {})
      close()
      await server.end()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A window without a display is never active; the first preference gives it the focus all the same. */
const preferences = `user_pref('focusmanager.testmode', true);
user_pref('intl.accept_languages', 'vi');
user_pref('ui.prefersReducedMotion', 1);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('browser.aboutwelcome.enabled', false);
`

async function find(root: string, env: NodeJS.ProcessEnv) {
  for (const name of ['usr/bin/firefox-esr', 'usr/lib/firefox-esr/firefox-esr', 'usr/bin/firefox']) {
    const program = path.join(root, name)
    if (await allRun([[program, '--version']], env)) return { program, env }
  }
  return undefined
}

/** A connection of WebDriver BiDi: each command is answered by its number. */
interface BidiConnection {
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
async function connectBidi(url: string): Promise<BidiConnection> {
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
