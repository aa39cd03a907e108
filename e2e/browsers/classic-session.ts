import { setTimeout as wait } from 'node:timers/promises'
import type { TourBrowser } from './tour-browser.ts'

type ClassicSession = Omit<TourBrowser, 'name' | 'hasTouch' | 'hasDrag'> & { readonly version: string }

/** The key of an element's reference (WebDriver, section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Opens a session of a WebDriver server, which may still be starting. */
export async function connectClassic(base: string, capabilities: object): Promise<ClassicSession> {
  const until = Date.now() + 30_000
  const listens = () =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await listens())) {
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
