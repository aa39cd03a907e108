// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { unlessAborted } from './transport.ts'

test('handles the failure of a promise that it was given after the abort', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const body = Promise.reject(new Error('the body was aborted too'))
  await expect(unlessAborted(AbortSignal.abort('left'), body)).rejects.toBe('left')
  await new Promise((done) => setTimeout(done))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
