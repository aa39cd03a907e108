// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { cache } from '#hooks/read/cache.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { useSetPassword } from './password-panel.tsx'

const { answer } = office()
const path = '/api/users/change-password/u%2F9'
const set = () => drawn(() => useSetPassword({ name: 'user' }, 'u/9'), null).result.current

test('the password is put by the user’s id, alone', async () => {
  const calls = answer(path, { code: 1 })
  await set().mutateAsync('bí-mật 2')
  expect(calls.map(({ method }) => method)).toEqual(['PUT'])
  expect(bodyIn(calls[0])).toEqual({ password: 'bí-mật 2' })
  expect(JSON.stringify(cache.getQueryCache().getAll())).not.toContain('bí-mật 2')
})

test.each([
  ['an answer without a code', () => Response.json({}), 'Thay doi khong thanh cong!'],
  ['its message', () => Response.json({ message: 'Quá yếu' }, { status: 422 }), 'Quá yếu'],
  ['no usable answer', () => new Response('<html>'), 'Thay doi khong thanh cong!'],
])('%s is a refusal', async (_case, reply, text) => {
  answer(path, reply)
  await expect(set().mutateAsync('bí-mật 2')).rejects.toMatchObject({ name: 'WriteFailed', text })
})
