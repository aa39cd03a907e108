import { vi } from 'vitest'
import { waitTimeoutMs } from './wait-timeout.ts'

// Vitest has a setting for `expect.poll` only. Test files of one process share `vi`: its function is replaced once.
const { waitFor } = vi
if (waitFor.name !== 'waitForWithDefault') {
  vi.waitFor = function waitForWithDefault(callback, options) {
    const given = typeof options === 'number' ? { timeout: options } : options
    return waitFor(callback, { timeout: waitTimeoutMs, ...given })
  }
}
