// @vitest-environment node
import { exportJWK } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { Client, type DpopProofOptions } from '../../testing/client.ts'
import { InvalidDpopProof, verifyDpopProof } from './dpop-proof.ts'

const base = 'https://ben.vn'
const path = '/api/brand/search'
const call = { method: 'GET', url: `${base}${path}?keyword=x`, token: 'the-token' }
let client: Client

beforeAll(async () => {
  client = await Client.at(base)
})

async function verdict(parts: DpopProofOptions): Promise<string> {
  const proof = await client.dpopProof(path, { token: 'the-token', ...parts })
  try {
    return (await verifyDpopProof(proof, call)).jti ? 'accepted' : 'no jti'
  } catch (error) {
    return error instanceof InvalidDpopProof ? error.message : String(error)
  }
}

const now = () => Math.floor(Date.now() / 1000)

describe('a request proof', () => {
  it('is accepted for its own call, whatever the query', async () => {
    expect(await verdict({})).toBe('accepted')
  })

  it.each<[string, string, () => DpopProofOptions]>([
    ['another method', 'htm', () => ({ method: 'POST' })],
    ['another path', 'htu', () => ({ url: `${base}/api/brand` })],
    ['another host', 'htu', () => ({ url: `https://ben.example${path}` })],
    ['another scheme', 'htu', () => ({ url: `http://ben.vn${path}` })],
    ['a relative address', 'htu', () => ({ claims: { htu: path } })],
    ['another token', 'ath', () => ({ token: 'another' })],
    ['no token', 'ath', () => ({ token: undefined })],
    ['an hour ago', 'iat', () => ({ iat: now() - 3600 })],
    ['ten minutes ahead', 'iat', () => ({ iat: now() + 600 })],
    ['no time', 'iat', () => ({ claims: { iat: undefined } })],
    ['no id', 'jti', () => ({ claims: { jti: undefined } })],
    ['an endless id', 'jti', () => ({ claims: { jti: 'x'.repeat(201) } })],
    ['an id that no database stores', 'jti', () => ({ claims: { jti: 'abcdefgh\0' } })],
    ['another type of token', 'signature', () => ({ header: { typ: 'JWT' } })],
    ['no key', 'signature', () => ({ header: { jwk: undefined } })],
  ])('is refused for %s', async (_, reason, parts) => {
    expect(await verdict(parts())).toBe(reason)
  })

  it('is refused when its key shows the private part', async () => {
    expect(await verdict({ header: { jwk: await exportJWK(client.key) } })).toBe('signature')
  })

  it('is rejected when another key has signed it', async () => {
    const { jwk } = await Client.at(base)
    expect(await verdict({ header: { jwk } })).toBe('signature')
  })

  it('is refused without a signature, and when there are two of it or none', async () => {
    const [, claims] = (await client.dpopProof(path, { token: 'the-token' })).split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'dpop+jwt', jwk: client.jwk }))
    await expect(verifyDpopProof(`${header.toString('base64url')}.${claims}.`, call)).rejects.toThrow(
      'signature',
    )
    const one = await client.dpopProof(path, { token: 'the-token' })
    await expect(verifyDpopProof(`${one}, ${one}`, call)).rejects.toThrow('not exactly one proof')
    await expect(verifyDpopProof(undefined, call)).rejects.toThrow('missing')
  })
})
