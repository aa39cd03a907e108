import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { draftStore } from './draft-store.ts'
import { signedIn } from './drafts.test-data.ts'

// Signs a user in before each test of the importing file, without drafts.

beforeEach(async () => {
  signedIn('lan')
  const all = await draftStore.all()
  await draftStore.remove(all.map(([one]) => one))
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  // Wait for the write of the unmounted form.
  await new Promise((written) => setTimeout(written, 20))
  vi.restoreAllMocks()
})
