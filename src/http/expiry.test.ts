import { expect, test, vi } from 'vitest'
import { session } from '#session/session.ts'

test('an ending opens the dialog from the first render on, also before it is mounted', async () => {
  const onChange = vi.spyOn(session, 'onChange').mockReturnValue(() => undefined)
  const { onSessionEnded, sessionEnded } = await import('./expiry.ts')
  const [follow] = onChange.mock.calls[0] ?? []
  const open = vi.fn<() => void>()
  follow?.(null, 'ended')
  onSessionEnded(open)()
  expect(open, 'at the start the guard leads to the sign-in page').not.toHaveBeenCalled()
  sessionEnded.expectDialog()
  follow?.(null, 'ended')
  onSessionEnded(open)()
  expect(open).toHaveBeenCalledOnce()
})
