// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test, vi } from 'vitest'
import { cache } from '#hooks/read/cache.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { grant, token } from '#session/local-server.ts'
import { session } from '#session/session.ts'
import { signIn } from '#session/sign-in.ts'
import { useChangePassword } from './use-change-password.ts'

const { answer, grants } = office()
const path = '/api/auth/password/change'

function change() {
  const { result, unmount } = drawn(() => useChangePassword(), null)
  return { changing: result.current.mutateAsync({ old: 'bí-mật 1', next: 'bí-mật 2' }), unmount }
}

test('posts the id and both passwords, and caches none of them', async () => {
  const calls = answer(path, { code: 1 })
  const { changing, unmount } = change()
  await changing
  unmount()
  expect(calls.map(({ method }) => method)).toEqual(['POST'])
  expect(bodyIn(calls[0])).toEqual({ id: 'u1', old_password: 'bí-mật 1', new_password: 'bí-mật 2' })
  await vi.waitFor(() => expect(cache.getMutationCache().getAll()).toEqual([]))
})

test.each([
  ['an answer without a code', () => Response.json({ data: {} }), 'Thay doi khong thanh cong!'],
  ['its message', () => Response.json({ message: 'Mật khẩu cũ chưa đúng' }), 'Mật khẩu cũ chưa đúng'],
  ['an HTTP error', () => Response.json({}, { status: 503 }), 'Thay doi khong thanh cong!'],
  ['its own', () => Response.json({ message: 'Quá yếu' }, { status: 422 }), 'Quá yếu'],
  ['no usable answer', () => new Response('<html>'), 'Thay doi khong thanh cong!'],
])('refuses %s after one request', async (_case, reply, text) => {
  const calls = answer(path, reply)
  await expect(change().changing).rejects.toMatchObject({ name: 'WriteFailed', text })
  expect(calls).toHaveLength(1)
})

test('a token that was issued while the password had to be changed is renewed once, other tokens are not', async () => {
  answer(path, { code: 1 })
  const access_token = await token('admin', 3600, 'u1', { must_change_password: true })
  grants(async () =>
    Response.json({ access_token, refresh_token: 'r', expires_in: 3600, token_type: 'DPoP' }),
  )
  await signIn({ username: 'lan', password: 'bí-mật 1' }, 'login')
  const renewed = vi.fn(() => grant('admin'))
  grants(renewed)
  await change().changing
  await vi.waitFor(() => expect(session.storedUser()?.mustChangePassword).toBe(false))
  await change().changing
  expect(renewed).toHaveBeenCalledTimes(1)
})
