import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { needsReload, noteRetry } from '#kit/load-failures.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { useUnsaved } from '#screens/form/unsaved.ts'
import { checkVersion, watchLoadFailures } from './version.ts'

const reload = vi.fn()
const deleted = vi.fn(async () => true)
let deployed: () => Promise<Response>
const deploy = (version: string) => {
  deployed = async () => Response.json({ version })
}

watchLoadFailures()

/** A page load: the check at start, and what follows within a minute. */
async function load() {
  reload.mockClear()
  await checkVersion()
  await vi.advanceTimersByTimeAsync(60_000)
  return reload.mock.calls.length
}

/** A chunk that cannot be fetched, and the second in which a reload would follow. */
async function lose(chunk: string): Promise<Error> {
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  await vi.advanceTimersByTimeAsync(1000)
  return payload
}

function fillStorage() {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const { localStorage: stored } = globalThis
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored.getItem(name), setItem: full })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal(
    'fetch',
    vi.fn(() => deployed()),
  )
  vi.stubGlobal('caches', { keys: async () => ['pages', 'pictures'], delete: deleted })
  deploy('a')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  reload.mockClear()
  deleted.mockClear()
  for (const { id } of shownNotices()) dismiss(id)
})

test('stores the version at the first load and does nothing for the same version', async () => {
  expect(await load()).toBe(0)
  expect(localStorage.getItem('version')).toBe('a')
  expect(await load()).toBe(0)
  expect(deleted).not.toHaveBeenCalled()
  expect(fetch).toHaveBeenCalledWith('/meta.json', { cache: 'no-store' })
})

test('clears the caches, stores another version and reloads once after a second', async () => {
  localStorage.setItem('version', 'a')
  localStorage.setItem('language', 'jp')
  deploy('b')
  await checkVersion()
  expect(deleted.mock.calls).toEqual([['pages'], ['pictures']])
  expect(localStorage.getItem('version')).toBe('b')
  await vi.advanceTimersByTimeAsync(999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
  expect(await load()).toBe(0)
  expect(localStorage.getItem('language')).toBe('jp')
})

test.each([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a missing file', async () => new Response('', { status: 404 })],
  ['a page', async () => new Response('<html>')],
  ['another shape', async () => Response.json(['b'])],
])('does nothing for %s in place of the version', async (_case, answer) => {
  localStorage.setItem('version', 'a')
  deployed = answer
  expect(await load()).toBe(0)
  expect(localStorage.getItem('version')).toBe('a')
})

test('does not reload for a version that cannot be stored', async () => {
  localStorage.setItem('version', 'a')
  deploy('b')
  fillStorage()
  expect(await load()).toBe(0)
})

test('forces as many reloads as the counter has, also without a version', async () => {
  localStorage.setItem('reloads', '2')
  expect(await load()).toBe(1)
  expect(localStorage.getItem('reloads')).toBe('1')
  deployed = async () => new Response('', { status: 503 })
  expect(await load()).toBe(1)
  expect(localStorage.getItem('reloads')).toBe('0')
  expect(await load()).toBe(0)
})

test.each(['0', '-1', 'abc', '', '0.5', '1e300', 'Infinity', '99999999'])(
  'a counter of “%s” cannot loop',
  async (counter) => {
    localStorage.setItem('reloads', counter)
    let loads = 0
    while (loads < 50 && (await load()) > 0) loads += 1
    expect(loads).toBeLessThan(50)
  },
)

test('forces no reload when the counter cannot be stored', async () => {
  localStorage.setItem('reloads', '3')
  fillStorage()
  expect(await load()).toBe(0)
})

test('offers a version deployed while the app is open once and never forces it', async () => {
  await checkVersion()
  deploy('b')
  await vi.advanceTimersByTimeAsync(300_000)
  expect(shownNotices()).toMatchObject([{ tone: 'plain', text: 'Đã có bản mới của trang.' }])
  expect(reload).not.toHaveBeenCalled()
  const [notice] = shownNotices()
  dismiss(notice?.id ?? 0)
  await vi.advanceTimersByTimeAsync(900_000)
  expect(shownNotices()).toEqual([])
  notice?.action?.run()
  expect(reload).toHaveBeenCalledOnce()
})

test('offers the reload instead of forcing it when input is unsaved', async () => {
  const writing = renderHook(() => useUnsaved(2))
  localStorage.setItem('version', 'a')
  deploy('b')
  expect(await load()).toBe(0)
  expect(shownNotices()).toMatchObject([{ action: { label: 'Tải lại' } }])
  writing.unmount()
  shownNotices()[0]?.action?.run()
  expect(reload).toHaveBeenCalledOnce()
})

test('reloads the page once a version when its code was replaced by a deployment', async () => {
  await checkVersion()
  deploy('b')
  await lose('a.js')
  expect(reload).toHaveBeenCalledOnce()
  await lose('a.js')
  await lose('a.css')
  expect(reload).toHaveBeenCalledOnce()
  expect(await load(), 'the check after the reload finds the same version').toBe(0)
  await lose('a.js')
  expect(reload, 'the new version is broken, and the page says so').not.toHaveBeenCalled()
  deploy('c')
  await Promise.all([lose('a.js'), lose('a.css')])
  expect(reload, 'another version has a reload of its own').toHaveBeenCalledOnce()
})

test('reloads a tab with missing code when another tab has stored a newer version', async () => {
  await checkVersion()
  deploy('b')
  localStorage.setItem('version', 'b')
  await lose('a.js')
  expect(reload).toHaveBeenCalledOnce()
})

test('does not reload, nor does the router, when code of the running version fails to load', async () => {
  await checkVersion()
  const { message } = await lose('a.js')
  expect(reload).not.toHaveBeenCalled()
  expect(message).not.toMatch(/^Failed to fetch dynamically imported module/)
  deployed = async () => Promise.reject(new TypeError('Failed to fetch'))
  await lose('a.js')
  expect(reload).not.toHaveBeenCalled()
})

test('does not reload for a deployed version that cannot be stored', async () => {
  await checkVersion()
  deploy('b')
  fillStorage()
  await lose('a.js')
  expect(reload).not.toHaveBeenCalled()
})

test('does not reload when code fails to load without a network', async () => {
  await checkVersion()
  deploy('b')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await lose('a.js')
  expect(reload).not.toHaveBeenCalled()
})

/** A chunk that fails, and fails again after another try. */
async function loseAgain(chunk: string): Promise<Error> {
  noteRetry(await lose(chunk))
  return lose(chunk)
}

test('reloads once a version when code fails again after a retry', async () => {
  await checkVersion()
  await lose('other.js')
  expect(reload).not.toHaveBeenCalled()
  expect(needsReload(await loseAgain('kept.js'))).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(needsReload(await loseAgain('kept-too.js'))).toBe(true)
  expect(reload, 'the same version').toHaveBeenCalledOnce()
  expect(needsReload(await lose('other.js')), 'no other try was asked for').toBe(false)
  deploy('b')
  await load()
  reload.mockClear()
  await loseAgain('kept-also.js')
  expect(reload, 'another version has a reload of its own').toHaveBeenCalledOnce()
})

test('does not reload for code that fails again while input is unsaved or the server does not respond', async () => {
  await checkVersion()
  const writing = renderHook(() => useUnsaved(1))
  expect(needsReload(await loseAgain('written.js'))).toBe(true)
  writing.unmount()
  deployed = async () => Promise.reject(new TypeError('Failed to fetch'))
  expect(needsReload(await loseAgain('unreached.js'))).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})
