import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { allRun, ensurePrograms } from '../testing/ensure-programs.ts'
import { freePort } from '../testing/free-port.ts'
import { startProgram } from '../testing/start-program.ts'
import type { StartBrowser, TourBrowser } from './tour-browser.ts'

const packages = { 'webkit2gtk-driver': {}, xvfb: {} }

/** WebKitGTK's small browser with its own driver, on a virtual display. */
export const startWebKit: StartBrowser = async () => {
  const found = await ensurePrograms({ folder: 'webkit', packages, find })
  if (!found) return undefined
  const home = await mkdtemp(path.join(tmpdir(), 'ben-webkit-'))
  const display = await startProgram(
    found.display,
    ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'],
    /^(\d+)$/m,
  )
  const port = await freePort()
  const env = {
    DISPLAY: `:${display.match[1]}`,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    TZ: 'Asia/Ho_Chi_Minh',
    LANG: 'C.UTF-8',
    LANGUAGE: 'vi',
  }
  // The driver prints nothing when it listens; its session is asked for until it answers.
  const driver = await startProgram(
    '/bin/sh',
    ['-c', `echo started; exec "$0" --host=127.0.0.1 --port=${port}`, found.driver],
    /started/,
    env,
  )
  const capabilities = {
    'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
  }
  const session = await connectClassic(`http://127.0.0.1:${port}`, capabilities)
  return {
    ...session,
    name: `WebKitGTK ${session.version}`,
    hasTouch: false,
    async close() {
      await session.close()
      await driver.end()
      await display.end()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The processes of WebKit start each other by absolute paths, so unpacked packages are of no use. */
async function find(root: string) {
  if (root !== '/') return undefined
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  const folders = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').filter((name) => name.includes('-linux-'))
    : []
  const browser = folders
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((each) => existsSync(each))
  if (!browser || !existsSync(display)) return undefined
  return (await allRun([[driver, '--help']], {})) ? { driver, display, browser } : undefined
}

type ClassicSession = Omit<TourBrowser, 'name' | 'hasTouch'> & { readonly version: string }

/** The key of an element's reference (WebDriver, section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Opens a session of a WebDriver server, which may still be starting. */
async function connectClassic(base: string, capabilities: object): Promise<ClassicSession> {
  const until = Date.now() + 30_000
  while (!(await fetch(`${base}/status`).catch(() => null))?.ok) {
    if (Date.now() > until) throw new Error(`no driver listens at ${base}`)
    await wait(50)
  }
  const created = (await request(`${base}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  const session = `${base}/session/${created.sessionId}`
  const post = (name: string, body: object) => request(`${session}/${name}`, body)
  return {
    version: created.capabilities.browserVersion,
    open: async (url) => void (await post('url', { url })),
    async run(expression) {
      const script = `const done = arguments[0]
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const answer = (await post('execute/async', { script, args: [] })) as {
        value?: unknown
        error?: string
      }
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value
    },
    perform: async (actions) => void (await post('actions', { actions })),
    async setFiles(selector, files) {
      const element = (await post('element', { using: 'css selector', value: selector })) as Record<
        string,
        string
      >
      await post(`element/${element[ELEMENT]}/value`, { text: files.join('\n') })
    },
    screenshot: async () => String(await request(`${session}/screenshot`)),
    async resize(width, height) {
      // The window has a frame around the viewport.
      await post('window/rect', { width, height })
      const inner = (await post('execute/sync', {
        script: 'return [innerWidth, innerHeight]',
        args: [],
      })) as [number, number]
      await post('window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] })
    },
    close: async () => void (await request(session, undefined, 'DELETE').catch(() => {})),
  }
}

async function request(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}
