import { afterAll, beforeAll, expect } from 'vitest'
import { Client, type ClientResponse } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { Passwords } from './passwords.ts'

/** The length of the queue of sign-ins: short, so that few attempts fill it. */
export const QUEUED = 14

/** A back-end with a short queue of sign-ins, for all tests of a file. */
export function signInBackEnd() {
  let back: InProcessBackEnd
  // The tests' own address is a trusted proxy, so X-Forwarded-For sets the client's address.
  beforeAll(async () => {
    const env = { TRUSTED_PROXIES: '127.0.0.1,::1' }
    back = await startInProcessBackEnd(env, '/nowhere', new Passwords(QUEUED))
  }, 60_000)
  afterAll(() => back.stop())
  return {
    get back() {
      return back
    },
    /** A client with its own address. */
    clientFrom: async (source: string): Promise<Client> => {
      const client = await Client.at(back.base)
      client.headers = { 'x-forwarded-for': source }
      return client
    },
  }
}

/** Signs in with a wrong password. */
export async function failSignIns(client: Client, username: string, times: number): Promise<void> {
  for (let tries = 0; tries < times; tries += 1)
    expect((await client.signIn(username, 'sai')).body.error).toBe('invalid_username_or_password')
}

/** Signs in by the call of the API. */
export async function signInByApi(
  client: Client,
  username: string,
  password: string,
): Promise<ClientResponse> {
  const dpop = await client.dpopProof('/api/login', { method: 'POST' })
  return client.send('POST', '/api/login', { dpop }, { username, password })
}
