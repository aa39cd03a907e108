// @vitest-environment node
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dpopProof } from './dpop-fetch.ts'
import { endFreshSession, type FreshSession, freshSession, lan } from './fresh-session.test-data.ts'
import { configFor, grant, token } from './local-server.ts'

let server: FreshSession['server']
let session: FreshSession['session']
let signIn: FreshSession['signIn']

beforeEach(async () => {
  ;({ server, session, signIn } = await freshSession())
})

afterEach(() => endFreshSession(server))

test('signing in posts the eight fields with a proof for the token endpoint', async () => {
  server.reply('/idp/token', () => grant('admin'))
  const who = await signIn(lan, 'login')
  const [call] = server.to('/idp/token')
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
    grant_type: 'password',
    username: 'lan',
    password: 'bí-mật 1+1',
    scope: 'openid',
    client_id: 'admin',
    client_secret: '',
    provider: '',
    token_id: '',
  })
  expect(call?.proof).toMatchObject({ htm: 'POST', htu: `${server.origin}/idp/token` })
  expect(call?.proof).not.toHaveProperty('ath')
  expect(who).toMatchObject({ subject: 'u1', name: 'Lan', permission: 'admin', isAdmin: true })
  expect(session.current()?.token).toBe(who.token)
})

test('creates a new proof each time, which its public key verifies', async () => {
  const made = await dpopProof('GET', `${server.origin}/api/brand/1?page=2#x`, 'a token')
  const { payload, protectedHeader } = await jwtVerify(made, EmbeddedJWK, {
    typ: 'dpop+jwt',
    algorithms: ['ES256'],
  })
  expect(payload.htu).toBe(`${server.origin}/api/brand/1`)
  expect(payload.ath).toHaveLength(43)
  expect(protectedHeader.jwk).not.toHaveProperty('d')
  expect(await calculateJwkThumbprint(protectedHeader.jwk ?? {})).toHaveLength(43)
  expect(await dpopProof('GET', `${server.origin}/api/brand/1?page=2#x`, 'a token')).not.toBe(made)
})

test.each([
  ['user', 'login', 'Khong co quyen dang nhap'],
  ['superadmin', 'login', 'Khong co quyen dang nhap'],
  ['business', 'admin', 'Khong co quyen dang nhap'],
] as const)('refuses %s on the sign-in page %s', async (permission, page, text) => {
  server.reply('/idp/token', () => grant(permission))
  await expect(signIn(lan, page)).rejects.toMatchObject({ text })
  expect(session.storedUser()).toBeNull()
})

test.each(['opaque-token', 'of.three.parts', token(undefined), token([])])(
  'asks to correct the configuration, and does not blame the account, for a token that names no permission',
  async (access) => {
    server.reply('/config.json', () => Response.json({ ...configFor(server.origin), signIn: 'api' }))
    server.reply('/api/login', async () => Response.json({ access: { token: await access } }))
    await expect(signIn(lan, 'login')).rejects.toMatchObject({
      text: 'Khong co quyen dang nhap',
      advice:
        'Máy chủ không cho biết quyền của tài khoản. Bạn báo người quản trị xem lại cấu hình đăng nhập nhé.',
    })
    expect(session.storedUser()).toBeNull()
  },
)

test('blames the account for a permission that the page does not admit', async () => {
  server.reply('/idp/token', () => grant('guest'))
  await expect(signIn(lan, 'login')).rejects.toMatchObject({
    advice: 'Tài khoản này không dùng được ở đây. Bạn hãy hỏi người quản trị nhé.',
  })
})

test.each([
  [{ error: 'invalid_username_or_password', error_description: 'x y' }, 'Sai tên đăng nhập hoặc mật khẩu'],
  [
    { error: 'invalid_grant', error_description: 'invalid_username_or_password' },
    'Sai tên đăng nhập hoặc mật khẩu',
  ],
  [{ error: 'invalid_request' }, 'Yêu cầu không hợp lệ'],
  [{ error: 'invalid_grant', message: 'Tài khoản bị khóa' }, 'Tài khoản bị khóa'],
  [{ error: 'slow_down', error_description: 'Bạn đã nhập sai nhiều lần.' }, 'Bạn đã nhập sai nhiều lần.'],
  [{ error: 'server_error', error_description: 'oops, something went wrong' }, 'Dang nhap khong thanh cong!'],
])('shows for the refusal %j the text %s', async (body, text) => {
  server.reply('/idp/token', () => Response.json(body, { status: 400 }))
  const refused = await signIn(lan, 'login').catch((error: unknown) => error)
  expect(refused).toMatchObject({ name: 'SignInRefused', text })
  expect(JSON.stringify(refused)).not.toContain(lan.password)
})

test('refuses a sign-in without a secure context, and sends no request', async () => {
  vi.stubGlobal('crypto', {})
  const refused = await signIn(lan, 'login').catch((error: unknown) => error)
  expect(refused).toMatchObject({ name: 'SignInRefused', text: expect.stringContaining('HTTPS') })
  expect(server.to('/idp/token')).toEqual([])
})

test('retries a proof that was refused for its time with the server’s clock', async () => {
  const ahead = 600_000
  server.reply('/idp/token', (call) => {
    const now = Date.now() + ahead
    if (Math.abs(Number(call.proof.iat) * 1000 - now) < 60_000) return grant('admin')
    const headers = { Date: new Date(now).toUTCString() }
    return Response.json({ error: 'invalid_dpop_proof' }, { status: 400, headers })
  })
  await signIn(lan, 'login')
  expect(server.to('/idp/token')).toHaveLength(2)
})

test('replaces the token by a renewal, and keeps it after a lost response and a following invalid_grant', async () => {
  server.reply('/idp/token', () => grant('admin'))
  const first = await signIn(lan, 'login')
  const second = await session.renew()
  expect(second?.token).not.toBe(first.token)
  expect(server.to('/idp/token')[1]?.body).toContain('grant_type=refresh_token')

  server.reply('/idp/token', () => new Response('<html>', { status: 200 }))
  expect((await session.renew())?.token).toBe(second?.token)
  server.reply('/idp/token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }))
  expect((await session.renew())?.token).toBe(second?.token)
  expect(session.renewable()).toBe(false)
})

test('an answer lost before a renewal that succeeded excuses no later refusal', async () => {
  server.reply('/idp/token', () => grant('admin'))
  await signIn(lan, 'login')
  server.reply('/idp/token', () => new Response('<html>', { status: 200 }))
  await session.renew()
  server.reply('/idp/token', async () =>
    Response.json({ access_token: await token('admin'), expires_in: 3600 }),
  )
  await session.renew()
  server.reply('/idp/token', () => Response.json({ error: 'invalid_grant' }, { status: 400 }))
  expect(await session.renew()).toBeNull()
})

test.each(['invalid_grant', 'invalid_request'])(
  'a renewal refused with %s ends the session',
  async (error) => {
    server.reply('/idp/token', () => grant('admin'))
    await signIn(lan, 'login')
    const heard = vi.fn()
    session.onChange(heard)
    server.reply('/idp/token', () => Response.json({ error }, { status: 400 }))
    expect(await session.renew()).toBeNull()
    expect(heard.mock.calls).toEqual([[null, 'ended']])
    expect(session.storedUser()).toBeNull()
  },
)

test('a renewal that fails at the provider keeps the session', async () => {
  server.reply('/idp/token', () => grant('admin'))
  const who = await signIn(lan, 'login')
  server.reply('/idp/token', () => Response.json({ error: 'server_error' }, { status: 503 }))
  expect((await session.renew())?.token).toBe(who.token)
  expect(session.renewable()).toBe(true)
})

test('Retry-After is waited for', async () => {
  server.reply('/idp/token', () => grant('admin'))
  await signIn(lan, 'login')
  const headers = { 'Retry-After': '30' }
  server.reply('/idp/token', () => Response.json({ error: 'slow_down' }, { status: 429, headers }))
  await session.renew()
  await session.renew()
  expect(server.to('/idp/token')).toHaveLength(2)
})

test('ignores a renewal that is answered after the sign-out', async () => {
  server.reply('/idp/token', () => grant('admin'))
  await signIn(lan, 'login')
  server.reply('/idp/token', async () => {
    await session.signOut()
    return grant('admin')
  })
  expect(await session.renew()).toBeNull()
  expect(session.storedUser()).toBeNull()
})

test('the session made by the API is proven without a token and lasts as long as its token', async () => {
  server.reply('/config.json', () => Response.json({ ...configFor(server.origin), signIn: 'api' }))
  server.reply('/api/login', async () => Response.json({ access: { token: await token('business', 100) } }))
  const who = await signIn(lan, 'login')
  expect(who.expiresAt - Date.now() / 1000).toBeCloseTo(100, -1)
  const [call] = server.to('/api/login')
  expect(JSON.parse(call?.body ?? '')).toEqual({ ...lan, provider: '', social_token: '' })
  expect(call?.headers.get('lang')).toBe('vi')
  expect(call?.headers.has('authorization')).toBe(false)
  expect(call?.proof).not.toHaveProperty('ath')
  expect((await session.renew())?.token).toBe(who.token)
})

test('user-info fills the profile of the same person only', async () => {
  server.reply('/idp/token', () => grant('admin'))
  server.reply('/idp/me', () => Response.json({ sub: 'u1', name: 'Nguyễn Thị Lan' }))
  await signIn(lan, 'login')
  await vi.waitFor(() => expect(session.current()?.name).toBe('Nguyễn Thị Lan'))
  expect(server.to('/idp/me')[0]?.proof).toHaveProperty('ath')
})
