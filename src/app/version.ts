import { isRecord, readText } from '#descriptor/read.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'

/** Milliseconds between clearing the caches and reloading (spec §2). */
const reloadDelay = 1000
const recheckInterval = 300_000

/**
 * The version check at start (spec §2): the first load only stores the version; another version clears the caches,
 * is stored, and reloads the page a second later. A stored `reloads` above 0 is lowered and forces one more reload.
 * While the app is open a newer version is only offered.
 */
export async function checkVersion(): Promise<void> {
  const version = await fetchVersion()
  const stored = read('version')
  const isNew = version !== '' && stored !== null && stored !== version
  if (version !== '' && stored !== version) write('version', version)
  const isForced = takeForcedReload()
  if (isNew) await clearCaches()
  if (isNew || isForced) setTimeout(() => location.reload(), reloadDelay)
  else if (version !== '') watchVersion(version)
}

/** Reloads once when code of this version can no longer be fetched: it was deployed over (spec §2). */
export function hearLostChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const lost = event.payload.message
    // The same chunk a second time is no old version but a broken one: then the failure page says so.
    if (read('lost chunk') === lost || !write('lost chunk', lost)) return
    event.preventDefault()
    setTimeout(() => location.reload(), reloadDelay)
  })
}

function watchVersion(running: string): void {
  let offered = running
  const check = async () => {
    if (document.visibilityState !== 'visible') return
    const version = await fetchVersion()
    if (version === '' || version === offered) return
    offered = version
    notify({
      tone: 'plain',
      text: text('Đã có bản mới của trang.'),
      action: { label: text('Tải lại'), run: () => location.reload() },
    })
  }
  setInterval(() => void check(), recheckInterval)
  document.addEventListener('visibilitychange', () => void check())
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
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

function takeForcedReload(): boolean {
  const left = Number(read('reloads') ?? 0)
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
