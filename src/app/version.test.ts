import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { useUnsaved } from '#screens/form/unsaved.ts'
import { checkVersion, hearLostChunks } from './version.ts'

const reload = vi.fn()
const deleted = vi.fn(async () => true)
let deployed: () => Promise<Response>
const deploy = (version: string) => {
  deployed = async () => Response.json({ version })
}

/** A page load: the check at start, and what follows within a minute. */
async function load() {
  reload.mockClear()
  await checkVersion()
  await vi.advanceTimersByTimeAsync(60_000)
  return reload.mock.calls.length
}

/** A chunk that cannot be fetched; whether somebody has taken care of it. */
function lose(chunk: string): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error(`Failed to fetch ${chunk}`),
  })
  window.dispatchEvent(event)
  return event.defaultPrevented
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
  reload.mockClear()
  deleted.mockClear()
  for (const { id } of shownNotices()) dismiss(id)
})

test('the first load only stores the version, and the same version does nothing', async () => {
  expect(await load()).toBe(0)
  expect(localStorage.getItem('version')).toBe('a')
  expect(await load()).toBe(0)
  expect(deleted).not.toHaveBeenCalled()
  expect(fetch).toHaveBeenCalledWith('/meta.json', { cache: 'no-store' })
})

test('another version clears the caches, is stored, and reloads after a second, once', async () => {
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
])('%s in place of the version changes nothing', async (_case, answer) => {
  localStorage.setItem('version', 'a')
  deployed = answer
  expect(await load()).toBe(0)
  expect(localStorage.getItem('version')).toBe('a')
})

test('a version that cannot be stored is no reason to reload for ever', async () => {
  localStorage.setItem('version', 'a')
  deploy('b')
  fillStorage()
  expect(await load()).toBe(0)
})

test('the counter forces as many reloads as it says, also without a version', async () => {
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

test('a counter that cannot be lowered forces nothing', async () => {
  localStorage.setItem('reloads', '3')
  fillStorage()
  expect(await load()).toBe(0)
})

test('a version that comes while the app is open is offered once, never forced', async () => {
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

test('who is writing is not reloaded but asked', async () => {
  const writing = renderHook(() => useUnsaved(2))
  localStorage.setItem('version', 'a')
  deploy('b')
  expect(await load()).toBe(0)
  expect(shownNotices()).toMatchObject([{ action: { label: 'Tải lại' } }])
  writing.unmount()
  shownNotices()[0]?.action?.run()
  expect(reload).toHaveBeenCalledOnce()
})

test('code that was deployed over reloads the page once; lost again it is left to the page to say', async () => {
  hearLostChunks()
  expect(lose('a.js')).toBe(true)
  expect(lose('a.css'), 'on the way to the reload nothing is drawn as failed').toBe(true)
  await vi.advanceTimersByTimeAsync(999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
  expect(lose('a.js')).toBe(false)
  expect(lose('a.css'), 'nor does a script in turn with its style sheet reload for ever').toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledOnce()
  localStorage.setItem('version', 'b')
  expect(lose('a.js'), 'another version has a reload of its own').toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('code that cannot be had without a network reloads nothing', async () => {
  hearLostChunks()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(lose('a.js')).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()
})
