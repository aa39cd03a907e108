// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configFor, grant, localServer } from '#session/local-server.ts'
import { list, save } from './calls.test-data.ts'

let server: Awaited<ReturnType<typeof localServer>>
let http: typeof import('./send.ts')

beforeEach(async () => {
  server = await localServer()
  vi.stubGlobal('location', { origin: server.origin })
  server.reply('/idp/token', () => grant('admin'))
  http = await signedIn()
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.close()
})

/** The module of calls of a new page, after a sign-in. */
async function signedIn() {
  vi.resetModules()
  const { signIn } = await import('#session/sign-in.ts')
  await signIn({ username: 'lan', password: 'bí-mật' }, 'login')
  return import('./send.ts')
}

const guard = { ifMatch: '"v1"', idempotencyKey: 'k' }

test('sends the headers of a guarded write to the app’s origin', async () => {
  server.reply(save.path, () => Response.json({}))
  await http.send(save, guard)
  await http.send(save)
  const sent = server
    .to(save.path)
    .map(({ headers }) => [headers.get('if-match'), headers.get('idempotency-key')])
  expect(sent).toEqual([
    ['"v1"', '"k"'],
    [null, null],
  ])
})

test.each([
  [{}, [null, null]],
  [{ safeWrites: true }, ['"v1"', '"k"']],
])('sends them to another origin only if the configuration allows it: %j', async (more, headers) => {
  const other = await localServer()
  server.reply('/config.json', () =>
    Response.json({ ...configFor(server.origin), apiBase: other.origin, ...more }),
  )
  const fresh = await signedIn()
  other.reply(save.path, () => Response.json({}))
  await fresh.send(save, guard)
  const [call] = other.to(save.path)
  expect([call?.headers.get('if-match'), call?.headers.get('idempotency-key')]).toEqual(headers)
  other.close()
})

test.each([
  ['"v1"', '"v1"'],
  ['"v1-gzip"', '"v1-gzip"'],
  ['W/"v1"', undefined],
  ['v1', undefined],
  ['"a"b"', undefined],
  ['', undefined],
])('reads only a strong entity tag: %s', async (given, etag) => {
  server.reply(list.path, () => Response.json({}, { headers: { ETag: given } }))
  expect((await http.exchange(list)).etag).toBe(etag)
})
