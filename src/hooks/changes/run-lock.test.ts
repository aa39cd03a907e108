import { afterEach, expect, test, vi } from 'vitest'
import { lockRun } from './run-writer.ts'

afterEach(() => vi.unstubAllGlobals())

/** The locks of a browser: one holder a name. */
function locks() {
  const held = new Set<string>()
  const request = async (name: string, _: object, hold: (lock: object | null) => unknown) => {
    if (held.has(name)) return hold(null)
    held.add(name)
    await hold({ name })
    return held.delete(name)
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

test('gives the right to send a run to one tab until it is given back', async () => {
  locks()
  const unlock = await lockRun('a')
  expect(await lockRun('a')).toBeNull()
  expect(await lockRun('b')).not.toBeNull()
  unlock?.()
  await vi.waitFor(async () => expect(await lockRun('a')).not.toBeNull())
})

test.each([
  ['has no locks', {}],
  ['refuses locks', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('gives the right in a browser that %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await lockRun('a')).not.toBeNull()
})
