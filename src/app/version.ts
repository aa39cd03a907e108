import { localStore, tabStore } from '#browser/guarded-storage.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { isOffline } from '#http/offline.ts'
import { noteFailure } from '#kit/load-failures.ts'
import { notify } from '#kit/notice.tsx'
import { unsavedNow } from '#screens/form/unsaved.ts'
import { text } from '#text/text.ts'

/** Milliseconds between clearing the caches and reloading (S2-44). */
const reloadDelay = 1000
const recheckInterval = 300_000
/** The maximum of the stored `reloads`: a typing error or Infinity would reload endlessly. */
const maxReloads = 10
const missingCodePrefix = 'Code is missing: '

/** The version of this page, null before the check at start; another tab may store a newer one. */
let running: string | null = null

/**
 * The version check at start (S2-42 to S2-46): the first load only stores the version; another version clears the caches,
 * is stored, and reloads the page a second later. A stored `reloads` above 0 is decremented and forces one more reload.
 * A version deployed while the app is open is only offered.
 */
export async function checkVersion(): Promise<void> {
  const version = await fetchVersion()
  running = version || null
  const stored = localStore.get('version')
  const isOther = version !== '' && stored !== version
  const isForced = takeForcedReload()
  if (isOther && stored !== null) await clearCaches()
  // A version that cannot be stored would differ again after every reload.
  const isNew = isOther && localStore.set('version', version) && stored !== null
  if (isNew || isForced) setTimeout(reload, reloadDelay)
  else if (version !== '') watchVersion(version)
}

/**
 * Handles code that fails to load. If another version has replaced it on the server, that version is stored and the page
 * reloads once; otherwise the component offers a retry, and after a second failure a reload.
 */
export function watchLoadFailures(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // For the original message the router would reload the page itself, also without a network.
    if (!payload.message.startsWith(missingCodePrefix)) payload.message = missingCodePrefix + payload.message
    if (noteFailure(payload)) void reloadOnce()
    if (!isOffline()) void replaceVersion()
  })
}

/**
 * Reloads the page for code that the browser does not fetch again: once a version, and only without unsaved input, since
 * the component offers the reload as well. Without a response from the server a reload would lose the page.
 */
async function reloadOnce(): Promise<void> {
  const version = await fetchVersion()
  // Another version reloads the page on its own.
  const isOwn = version !== '' && version === (running ?? localStore.get('version'))
  if (!isOwn || unsavedNow() > 0) return
  const isReloaded = tabStore.get('reloaded') === version
  // Without the stored version the page would reload endlessly.
  if (!isReloaded && tabStore.set('reloaded', version)) location.reload()
}

async function replaceVersion(): Promise<void> {
  const version = await fetchVersion()
  const own = running ?? localStore.get('version')
  if (version === '' || own === null || version === own) return
  running = version
  await clearCaches()
  // A version that cannot be stored would differ again after every reload.
  if (localStore.set('version', version)) setTimeout(reload, reloadDelay)
}

/** Reloads the page; with unsaved input it offers the reload instead. */
function reload(): void {
  if (unsavedNow() > 0) offerReload()
  else location.reload()
}

function offerReload(): void {
  notify({
    tone: 'plain',
    isPersistent: true,
    text: text('Đã có bản mới của trang.'),
    action: { label: text('Tải lại'), run: () => location.reload() },
  })
}

function watchVersion(runningVersion: string): void {
  let offeredVersion = runningVersion
  const check = async () => {
    if (document.visibilityState !== 'visible') return
    const version = await fetchVersion()
    if (version === '' || version === offeredVersion) return
    offeredVersion = version
    offerReload()
  }
  setInterval(() => void check(), recheckInterval)
  document.addEventListener('visibilitychange', () => void check())
  // Another tab has stored a newer version.
  window.addEventListener('storage', ({ key }) => key === 'version' && void check())
}

async function fetchVersion(): Promise<string> {
  try {
    const response = await fetch('/meta.json', { cache: 'no-store' })
    const meta: unknown = response.ok ? await response.json() : null
    return isRecord(meta) ? readText(meta.version) : ''
  } catch {
    return ''
  }
}

/** Clears the Cache Storage. Session, language, preferences and drafts are not caches and stay. */
async function clearCaches(): Promise<void> {
  if (!('caches' in window)) return
  try {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // Access is refused: it is empty.
  }
}

function takeForcedReload(): boolean {
  const left = Math.min(Number(localStore.get('reloads') ?? 0), maxReloads)
  // If the decremented counter cannot be stored, the page would reload endlessly.
  return left > 0 && localStore.set('reloads', String(Math.floor(left) - 1))
}
