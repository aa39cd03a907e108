import { vi } from 'vitest'
import { patience } from './patience.ts'

// Vitest has a setting for `expect.poll` only. Setup files run for each test file, and some share `vi`.
const { waitFor } = vi
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options) {
    const given = typeof options === 'number' ? { timeout: options } : options
    return waitFor(callback, { timeout: patience, ...given })
  }
}
