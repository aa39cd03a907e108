import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allRun, ensurePrograms } from '../testing/ensure-programs.ts'
import { connectBidi } from './bidi-connection.ts'
import { startProgram } from './start-program.ts'
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
    // Without a display its drag begins, and a pointerUp does not drop it.
    hasDrag: false,
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
