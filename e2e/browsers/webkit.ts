import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allRun, ensurePrograms } from '../testing/ensure-programs.ts'
import { freePort } from '../testing/free-port.ts'
import { connectClassic } from './classic-session.ts'
import { startProgram } from './start-program.ts'
import type { StartBrowser } from './tour-browser.ts'

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
    hasDrag: false,
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
