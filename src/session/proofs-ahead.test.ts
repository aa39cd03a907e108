// @vitest-environment node
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updateClockAndNonce } from './clock-and-nonce.ts'
import { dpopFetch, setProofsAhead } from './dpop-fetch.ts'
import { forgetDpopKey } from './dpop-key.ts'
import { endFreshSession, type FreshSession, freshSession } from './fresh-session.test-data.ts'
import { proofsAhead } from './proofs-ahead.ts'

let server: FreshSession['server']
let sign: ReturnType<typeof vi.spyOn>

beforeEach(async () => {
  ;({ server } = await freshSession())
  setProofsAhead(proofsAhead)
  sign = vi.spyOn(crypto.subtle, 'sign')
})

afterEach(() => {
  setProofsAhead(undefined)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  endFreshSession(server)
})

const ok = async () => Response.json({})

/** Sends a request and returns its proofs, and how many signatures were waited for. */
async function proofsOf(path: string, { method = 'GET', token = 'a token', answer = ok } = {}) {
  const proofs: string[] = []
  sign.mockClear()
  let signed = 0
  await dpopFetch(new Request(`${server.origin}${path}`, { method }), token, async (request) => {
    proofs.push(request.headers.get('DPoP') ?? '')
    signed = sign.mock.calls.length
    return answer()
  })
  return { proofs, signed }
}

/** Reads an address, after which the proof of its next read is made. */
async function readFirst(path: string) {
  const { proofs } = await proofsOf(path)
  sign.mockClear()
  await vi.waitFor(() => expect(sign).toHaveBeenCalledOnce())
  await sign.mock.results[0]?.value
  await new Promise((done) => setTimeout(done))
  return proofs
}

test('reads an address again with a proof that is there already, each proof once', async () => {
  const [first] = await readFirst('/api/a/search?page=1')
  const again = await proofsOf('/api/a/search?page=2')
  expect(again.signed).toBe(0)
  const claims = decodeJwt(again.proofs[0] ?? '')
  expect(claims).toMatchObject({ htm: 'GET', htu: `${server.origin}/api/a/search` })
  expect(claims.jti).not.toBe(decodeJwt(first ?? '').jti)
  const third = await proofsOf('/api/a/search?page=3')
  expect(decodeJwt(third.proofs[0] ?? '').jti).not.toBe(claims.jti)
})

test.each([
  ['of another address', () => proofsOf('/api/b/other')],
  ['with another token', () => proofsOf('/api/b/search', { token: 'another' })],
  ['that is a write', () => proofsOf('/api/b/search', { method: 'POST' })],
  [
    'after another tab has changed the key',
    () => {
      forgetDpopKey()
      return proofsOf('/api/b/search')
    },
  ],
  [
    'after the server has asked for another nonce',
    () => {
      const headers = { 'DPoP-Nonce': 'n2' }
      updateClockAndNonce(new Response(null, { headers }), new URL(server.origin))
      return proofsOf('/api/b/search')
    },
  ],
  [
    'after ten seconds',
    () => {
      vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] })
      return proofsOf('/api/b/search')
    },
  ],
] as const)('signs a proof of its own for a request %s', async (_case, send) => {
  await readFirst('/api/b/search')
  expect((await send()).signed).toBe(1)
})

test('renews old proofs before an input announces a read, only those of the last token', async () => {
  const input = new EventTarget()
  vi.stubGlobal('document', input)
  vi.resetModules()
  const fresh = await import('./proofs-ahead.ts')
  await fresh.proofsAhead.make(`${server.origin}/api/d/search`, 'old')
  await fresh.proofsAhead.make(`${server.origin}/api/d/search`, 'new')
  await fresh.proofsAhead.make(`${server.origin}/api/e/search`, 'new')
  sign.mockClear()
  input.dispatchEvent(new Event('pointermove'))
  expect(sign).not.toHaveBeenCalled()
  vi.useFakeTimers({ now: Date.now() + 6000, toFake: ['Date'] })
  input.dispatchEvent(new Event('pointermove'))
  input.dispatchEvent(new Event('pointermove'))
  await vi.waitFor(() => expect(sign).toHaveBeenCalledTimes(2))
})

test('repeats a read whose proof is refused, with a fresh one', async () => {
  await readFirst('/api/c/search')
  const headers = { 'WWW-Authenticate': 'DPoP error="invalid_dpop_proof"' }
  const answers = [async () => new Response(null, { status: 401, headers }), ok]
  const { proofs, signed } = await proofsOf('/api/c/search', { answer: () => (answers.shift() ?? ok)() })
  expect(proofs).toHaveLength(2)
  expect(signed).toBe(1)
  expect(proofs[0]).not.toBe(proofs[1])
})
