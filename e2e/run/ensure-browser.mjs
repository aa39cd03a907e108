import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { step, tool } from './step.mjs'

const BOUND = 240
// The headless shell is the same engine without the windows of a browser, which take a fifth of the time of a flow.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Returns the path of a working Chromium, installed if needed; undefined if none is available. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM) return works(process.env.CHROMIUM) ? process.env.CHROMIUM : undefined
  return (await installed()) ?? (await fromSystem()) ?? (await fromPlaywright())
}

async function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...places, mac, await playwrights()].find((place) => existsSync(place) && works(place))
}

async function fromSystem() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('No browser yet: installing Chromium with apt-get…')
  const until = Date.now() + BOUND * 1000
  const get = async (...args) => {
    const seconds = Math.max(1, (until - Date.now()) / 1000)
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const { code, output } = await step('apt-get', args, { quiet: true, seconds, env })
    if (code === 0) return true
    const lastLines = output.trim().split('\n').slice(-5).join('\n')
    console.log(`apt-get ${args.join(' ')} did not succeed:\n${lastLines}`)
    return false
  }
  if (!(await get('update'))) return undefined
  const install = (name) => get('install', '-y', '--no-install-recommends', name)
  return (await install('chromium-headless-shell')) || (await install('chromium')) ? installed() : undefined
}

async function fromPlaywright() {
  console.log("No browser yet: fetching Playwright's Chromium…")
  const deps = process.getuid?.() === 0 ? ['--with-deps'] : []
  const { code } = await tool('@playwright/test/cli.js', ['install', ...deps, 'chromium'], { seconds: BOUND })
  return code === 0 ? installed() : undefined
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

// Ubuntu's `chromium-browser` is a script that only prints a hint to install a snap, so run the program.
function works(place) {
  const { status, stdout } = spawnSync(place, ['--version'], { timeout: 20_000, encoding: 'utf8' })
  return status === 0 && /\d+\.\d+/.test(stdout)
}
