import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { TEST_PASSWORD } from '../backend/identity/demo-accounts.ts'

/** A response with its duration in milliseconds; status 0 for a broken connection. */
export interface LoadResponse {
  readonly status: number
  readonly took: number
  /** Decompresses and returns the body. */
  text(): string
}

/** A client on one connection with little overhead of its own, so that measurements show the server. */
export class LoadClient {
  readonly #base: URL
  readonly #key: KeyObject
  readonly #header: string
  readonly #agent: Agent
  #token = ''
  #ath = ''

  /** `localAddress` is the source address that the server sees: any of 127.0.0.0/8. */
  constructor(base: string, localAddress?: string) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress })
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#base = new URL(base)
    this.#key = privateKey
    this.#header = inBase64({ typ: 'dpop+jwt', alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }) })
  }

  /** Signs in by the password grant and stores the access token. */
  async signIn(username: string, password: string): Promise<LoadResponse> {
    const client = { client_id: 'admin', scope: 'openid profile full_access offline_access' }
    const form = { grant_type: 'password', username, password, provider: '', token_id: '', ...client }
    const response = await this.#send('POST', '/idp/token', String(new URLSearchParams(form)), {
      dpop: this.#dpopProof('POST', '/idp/token'),
      'content-type': 'application/x-www-form-urlencoded',
    })
    if (response.status === 200) {
      this.#token = JSON.parse(response.text()).access_token
      this.#ath = createHash('sha256').update(this.#token).digest('base64url')
    }
    return response
  }

  /** Sends a request with the access token and a DPoP proof. */
  call(method: string, path: string, body?: unknown, more: OutgoingHttpHeaders = {}): Promise<LoadResponse> {
    const [pathname = ''] = path.split('?')
    return this.#send(method, path, body === undefined ? '' : JSON.stringify(body), {
      authorization: `Bearer ${this.#token}`,
      dpop: this.#dpopProof(method, pathname, { ath: this.#ath }),
      'content-type': 'application/json',
      'accept-encoding': 'br',
      ...more,
    })
  }

  close(): void {
    this.#agent.destroy()
  }

  #dpopProof(htm: string, path: string, more: object = {}): string {
    const iat = Math.floor(Date.now() / 1000)
    const claims = { jti: randomUUID(), iat, htm, htu: this.#base.origin + path, ...more }
    const signed = `${this.#header}.${inBase64(claims)}`
    const signature = sign('sha256', Buffer.from(signed), { key: this.#key, dsaEncoding: 'ieee-p1363' })
    return `${signed}.${signature.toString('base64url')}`
  }

  #send(method: string, path: string, body: string, headers: OutgoingHttpHeaders): Promise<LoadResponse> {
    const start = performance.now()
    const { hostname, port } = this.#base
    return new Promise((resolve) => {
      const end = (status: number, text: () => string) =>
        resolve({ status, took: performance.now() - start, text })
      const broken = () => end(0, () => '')
      const sent = request({ agent: this.#agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', broken)
        response.on('end', () => {
          const isCompressed = response.headers['content-encoding'] === 'br'
          const bytes = Buffer.concat(chunks)
          end(response.statusCode ?? 0, () => String(isCompressed ? brotliDecompressSync(bytes) : bytes))
        })
      })
      sent.on('error', broken)
      sent.end(body)
    })
  }
}

function inBase64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** A client signed in as admin, or as a test account by its number. */
export async function signedIn(base: string, account?: number): Promise<LoadClient> {
  const client = new LoadClient(base)
  const { status } = await (account === undefined
    ? client.signIn('admin', 'ben-admin-2026')
    : client.signIn(`nguoi-dung-${account}`, TEST_PASSWORD))
  if (status !== 200) throw new Error(`no sign-in: ${status}`)
  return client
}

/** The rows that clients write. */
export async function allSizes(base: string): Promise<readonly { name: string; position: number }[]> {
  const client = await signedIn(base)
  const rows: { name: string; position: number }[] = []
  for (let page = 1, count = 1000; count === 1000; page += 1) {
    const response = await client.call('GET', `/api/size/search?pages=${page}&page=1000`)
    if (response.status !== 200) throw new Error(`the rows cannot be read: ${response.status}`)
    const { results } = JSON.parse(response.text()).data
    rows.push(...results)
    count = results.length
  }
  client.close()
  return rows
}
