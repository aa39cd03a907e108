// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClientResponse } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { createFirstAdministrator } from '../identity/create-first-administrator.ts'
import { TEST_PASSWORD } from '../identity/demo-accounts.ts'
import { Passwords } from '../identity/passwords.ts'
import { readSettings } from '../server/settings.ts'

let back: InProcessBackEnd

beforeAll(async () => {
  back = await startInProcessBackEnd()
}, 60_000)

afterAll(() => back.stop())

const bad = [
  ['too short', 'chín-ký-t', 'từ 10 đến 200 ký tự'],
  ['too long', 'ký'.repeat(101), 'từ 10 đến 200 ký tự'],
  ['common', 'PassWord123', 'dễ bị đoán ra'],
  ['of one character', 'aaaaaaaaaa', 'lặp lại'],
  ['of blanks', ' '.repeat(12), 'lặp lại'],
  ['with a common pattern', 'Password123!', 'dễ bị đoán ra'],
  ['with a repeated word', 'xuan88xuan88', 'dễ bị đoán ra'],
  ['of neighbouring keys', '1qaz2wsx3edc', 'dễ bị đoán ra'],
  ['of a date', '19901231aa', 'dễ bị đoán ra'],
  ['in another spelling', 'P@$$w0rd2026', 'dễ bị đoán ra'],
  ['with the sign-in name', 'xx NGUOI-dung-1 xx', 'tên đăng nhập hay họ tên'],
  ['with a part of the full name', 'chào Người đẹp', 'tên đăng nhập hay họ tên'],
] as const

function expectRefused({ status, body }: ClientResponse, field: string, sentence: string): void {
  expect({ status, message: body.errors?.[field] }).toEqual({
    status: 422,
    message: expect.stringContaining(sentence),
  })
}

it.each(bad)('a password %s is refused on every route that sets one', async (_, password, sentence) => {
  const owner = await back.signedIn('nguoi-dung-1', TEST_PASSWORD)
  const admin = await back.signedIn('admin')
  const words = { old_password: TEST_PASSWORD, new_password: password }
  expectRefused(await owner.call('POST', '/api/auth/password/change', words), 'new_password', sentence)
  const path = '/api/users/change-password/u-nguoi-dung-1'
  expectRefused(await admin.call('PUT', path, { password }), 'password', sentence)
})

it('the own password is rejected as the new one, in composed and decomposed form', async () => {
  const password = 'thuyền xuôi dòng nước'
  const [composed, decomposed] = [password.normalize('NFC'), password.normalize('NFD')]
  const owner = await back.signedIn('nguoi-dung-2', TEST_PASSWORD)
  const change = (old_password: string, new_password: string) =>
    owner.call('POST', '/api/auth/password/change', { old_password, new_password })
  expect((await change(TEST_PASSWORD, composed)).status).toBe(200)
  const sentence = 'phải khác mật khẩu hiện tại'
  for (const [old, next] of [
    [composed, composed],
    [composed, decomposed],
    [decomposed, composed],
  ] as const)
    expectRefused(await change(old, next), 'new_password', sentence)
})

it.each(bad.slice(0, 3))('ADMIN_PASSWORD %s is refused at the start', async (_, password, sentence) => {
  const empty = await startInProcessBackEnd({ SEED: 'none' })
  await empty.backEnd.db.deleteFrom('credential').execute()
  const settings = readSettings({ SEED: 'none', ADMIN_USERNAME: 'khac', ADMIN_PASSWORD: password })
  const passwords = new Passwords()
  await expect(createFirstAdministrator({ db: empty.backEnd.db, passwords }, settings)).rejects.toThrow(
    sentence,
  )
  await passwords.close()
  await empty.stop()
})
