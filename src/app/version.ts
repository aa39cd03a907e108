import { localStore, tabStore } from '#browser/guarded-storage.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { isOffline } from '#http/offline.ts'
import { noteFailure, onNeedsReload } from '#kit/load-failures.ts'
import { notify } from '#kit/notice.tsx'
import { unsavedNow } from '#screens/form/unsaved.ts'
import { text } from '#text/text.ts'

/** Milliseconds between clearing the caches and reloading (S2-44). */
const reloadDelay = 1000
const recheckInterval = 300_000
/** The most reloads that can be asked for: a slip of the hand, or Infinity, would reload for ever. */
const maxReloads = 10
const missingCodePrefix = 'Code is missing: '

/** The version that this page runs, as far as the check at start has found it; another tab may store a newer one. */
let running: string | null = null

/**
 * The version check at start (S2-42 to S2-46): the first load only stores the version; another version clears the caches,
 * is stored, and reloads the page a second later. A stored `reloads` above 0 is lowered and forces one more reload.
 * While the app is open a newer version is only offered.
 */
export async function checkVersion(): Promise<void> {
  const version = await fetchVersion()
  running = version || null
  const stored = localStore.get('version')
  const isOther = version !== '' && stored !== version
  const isForced = takeForcedReload()
  if (isOther && stored !== null) await clearCaches()
  // A version that cannot be stored would be another one again after every reload.
  const isNew = isOther && localStore.set('version', version) && stored !== null
  if (isNew || isForced) setTimeout(reload, reloadDelay)
  else if (version !== '') watchVersion(version)
}

/**
 * Follows code that cannot be fetched. Where another version has been deployed over it, that is stored and the page
 * reloads, once; else the part that lacks the code offers another try, and when that has failed a reload.
 */
export function watchLoadFailures(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // By its own message the router would reload the page itself, also without a network.
    if (!payload.message.startsWith(missingCodePrefix)) payload.message = missingCodePrefix + payload.message
    noteFailure(payload)
    if (!isOffline()) void replaceVersion()
  })
  onNeedsReload(() => void reloadOnce())
}

/**
 * Reloads the page for code that a browser will not fetch again, once a version and only while nothing is unsaved: the
 * part that lacks the code offers the reload as well. Without an answer from the server a reload would lose the page.
 */
async function reloadOnce(): Promise<void> {
  const version = await fetchVersion()
  // Another version reloads the page on its own.
  const isOwn = version !== '' && version === (running ?? localStore.get('version'))
  if (!isOwn || unsavedNow() > 0) return
  const isReloaded = tabStore.get('reloaded') === version
  // Without a stored mark the reloads would never end.
  if (!isReloaded && tabStore.set('reloaded', version)) location.reload()
}

async function replaceVersion(): Promise<void> {
  const version = await fetchVersion()
  const own = running ?? localStore.get('version')
  if (version === '' || own === null || version === own) return
  running = version
  await clearCaches()
  // A version that cannot be stored would be another one again after every reload.
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
  // Another tab has gone over to a newer version.
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
  const left = Math.min(Number(localStore.get('reloads') ?? 0), maxReloads)
  // Where the counter cannot be lowered a reload would never end.
  return left > 0 && localStore.set('reloads', String(Math.floor(left) - 1))
}
