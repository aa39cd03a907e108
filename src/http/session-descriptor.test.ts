// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { messageAt } from '#descriptor/dialects/failure-text.ts'
import { post } from '#descriptor/operation.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { defineSession } from '#descriptor/session-plan.ts'
import { configFor, localServer, token } from '#session/local-server.ts'
import { failure } from './calls.test-data.ts'

const operation = post('/v2/sessions', {
  base: 'accounts',
  query: { realm: 'staff' },
  headers: { 'X-App': 'ben' },
  failure: messageAt('error.text'),
})

/** A back-end that signs in, names roles and ends sessions in another way. */
const other = defineSession({
  headers: { 'X-Locale': 'vi-VN' },
  ended: { status: 440, message: 'SESSION_OVER' },
  signIn: {
    operation,
    body: ({ username, password }) => ({ user: { login: username, secret: password } }),
    token: {
      read: (body) => readText(isRecord(body) ? body.jwt : ''),
      write: (jwt) => ({ jwt }),
    },
  },
  currentUser: operation,
  profile: operation,
  passwords: { change: operation, set: operation },
  uploads: { picture: operation, file: operation },
  roles: {
    permissions: ['owner', 'clerk'],
    pages: { login: ['owner'], admin: ['owner'] },
    admins: ['owner'],
    namedIn: ({ groups }) => [groups].flat(),
  },
})

afterEach(() => {
  vi.doUnmock('#resources/session.ts')
  vi.unstubAllGlobals()
})

test('signs in, sends its headers, reads roles and ends the session as the session descriptor says', async () => {
  const server = await localServer()
  const accounts = await localServer()
  const bases = { accounts: `${accounts.origin}/eu` }
  server.reply('/config.json', () => Response.json({ ...configFor(server.origin), bases, signIn: 'api' }))
  vi.stubGlobal('location', { origin: server.origin })
  vi.resetModules()
  vi.doMock('#resources/session.ts', () => ({ sessionDescriptor: other }))
  const { send } = await import('./send.ts')
  const { signIn } = await import('#session/sign-in.ts')

  const tokenOf = (groups: readonly string[]) => token(undefined, 3600, 'u1', { groups })
  const credentials = { username: 'lan', password: 'bí-mật' }
  const refusal = { error: { text: 'Tài khoản đang khoá' } }
  for (const status of [200, 422]) {
    accounts.reply('/eu/v2/sessions', () => Response.json(refusal, { status }))
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    expect(await failure(signIn(credentials, 'login'))).toMatchObject({ text: 'Tài khoản đang khoá' })
  }
  accounts.reply('/eu/v2/sessions', async () => Response.json({ jwt: await tokenOf(['clerk', 'night']) }))
  expect(await failure(signIn(credentials, 'login'))).toMatchObject({ name: 'SignInRefused' })
  accounts.reply('/eu/v2/sessions', async () => Response.json({ jwt: await tokenOf(['night', 'owner']) }))
  expect(await signIn(credentials, 'login')).toMatchObject({ permission: 'owner', isAdmin: true })
  const call = accounts.to('/eu/v2/sessions').at(-1)
  expect(call?.search).toBe('?realm=staff')
  expect(call?.headers.get('x-app')).toBe('ben')
  expect(JSON.parse(call?.body ?? '')).toEqual({ user: { login: 'lan', secret: 'bí-mật' } })
  expect(call?.proof).toMatchObject({ htm: 'POST', htu: `${accounts.origin}/eu/v2/sessions` })

  const request = { base: 'api', method: 'GET', path: '/v2/things' } as const
  server.reply(request.path, () => Response.json({ message: 'UNAUTHORIZED' }))
  expect(await send(request)).toEqual({ message: 'UNAUTHORIZED' })
  expect(server.to(request.path)[0]?.headers.get('x-locale')).toBe('vi-VN')
  expect(server.to(request.path)[0]?.headers.get('lang')).toBeNull()
  for (const ending of [Response.json({}, { status: 440 }), Response.json({ message: 'SESSION_OVER' })]) {
    server.reply(request.path, () => ending)
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    expect(await failure(send(request))).toMatchObject({ name: 'SessionEnded' })
  }
  accounts.close()
  server.close()
})
