import { isRecord, readText } from '#descriptor/read.ts'
import { isOffline } from '#http/offline.ts'
import { notify } from '#kit/notice.tsx'
import { unsavedNow } from '#screens/form/unsaved.ts'
import { text } from '#text/text.ts'

/** Milliseconds between clearing the caches and reloading (spec §2). */
const reloadDelay = 1000
const recheckInterval = 300_000
/** The most reloads that can be asked for: a slip of the hand, or Infinity, would reload for ever. */
const mostReloads = 10

/**
 * The version check at start (spec §2): the first load only stores the version; another version clears the caches,
 * is stored, and reloads the page a second later. A stored `reloads` above 0 is lowered and forces one more reload.
 * While the app is open a newer version is only offered.
 */
export async function checkVersion(): Promise<void> {
  const version = await fetchVersion()
  const stored = read('version')
  const isOther = version !== '' && stored !== version
  const isForced = takeForcedReload()
  if (isOther && stored !== null) await clearCaches()
  // A version that cannot be stored would be another one again after every reload.
  const isNew = isOther && write('version', version) && stored !== null
  if (isNew || isForced) setTimeout(reload, reloadDelay)
  else if (version !== '') watchVersion(version)
}

/** Reloads once a version when its code can no longer be fetched: it was deployed over (spec §2). */
export function hearLostChunks(): void {
  let isReloading = false
  window.addEventListener('vite:preloadError', (event) => {
    if (isReloading) return event.preventDefault()
    // Without a network nothing says that the version is old, and a reload would take away the page that still stands.
    if (isOffline()) return
    const version = read('version') ?? ''
    // Lost again after a reload, it is no old version but a broken one: then the page says so. What exactly is lost
    // does not count: a script and its style sheet fail in turn, and would reload the page for ever.
    if (read('lost chunk') === version || !write('lost chunk', version)) return
    event.preventDefault()
    isReloading = true
    setTimeout(() => {
      isReloading = false
      reload()
    }, reloadDelay)
  })
}

/** Reloads the page; somebody who is writing is asked instead. */
function reload(): void {
  if (unsavedNow() > 0) offer()
  else location.reload()
}

function offer(): void {
  notify({
    tone: 'plain',
    stays: true,
    text: text('Đã có bản mới của trang.'),
    action: { label: text('Tải lại'), run: () => location.reload() },
  })
}

function watchVersion(running: string): void {
  let offered = running
  const check = async () => {
    if (document.visibilityState !== 'visible') return
    const version = await fetchVersion()
    if (version === '' || version === offered) return
    offered = version
    offer()
  }
  setInterval(() => void check(), recheckInterval)
  document.addEventListener('visibilitychange', () => void check())
  // Another tab has gone over to a newer version.
  window.addEventListener('storage', ({ key }) => key === 'version' && void check())
}

async function fetchVersion(): Promise<string> {
  try {
    const answer = await fetch('/meta.json', { cache: 'no-store' })
    const meta: unknown = answer.ok ? await answer.json() : null
    return isRecord(meta) ? readText(meta.version) : ''
  } catch {
    return ''
  }
}

/** Cache Storage; the query cache goes with the page. Never session, language, preferences or drafts. */
async function clearCaches(): Promise<void> {
  if (!('caches' in window)) return
  try {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // Storage refused: then there is nothing in it.
  }
}

function takeForcedReload(): boolean {
  const left = Math.min(Number(read('reloads') ?? 0), mostReloads)
  // Where the counter cannot be lowered a reload would never end.
  return left > 0 && write('reloads', String(Math.floor(left) - 1))
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value)
    return true
  } catch {
    return false
  }
}
