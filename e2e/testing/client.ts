import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, SignJWT } from 'jose'

/** An answer with its body read. */
export interface ClientResponse {
  readonly status: number
  readonly headers: Headers
  // Tests look into answers of any shape; what is not there must fail them, not their types.
  readonly body: ReturnType<typeof JSON.parse>
}

/** What a proof says, where it departs from a right one. */
export interface DpopProofOptions {
  readonly method?: string
  readonly url?: string
  readonly token?: string | undefined
  readonly iat?: number
  readonly header?: Partial<JWTHeaderParameters>
  readonly claims?: Readonly<Record<string, unknown>>
}

/** A client with a key of its own, that signs in and proves its calls like the app. For tests. */
export class Client {
  readonly base: string
  readonly key: CryptoKey
  readonly jwk: JWK
  token = ''
  refreshToken = ''
  /** Headers that every request carries besides its own. */
  headers: Record<string, string> = {}

  constructor(base: string, pair: { key: CryptoKey; jwk: JWK }) {
    this.base = base
    this.key = pair.key
    this.jwk = pair.jwk
  }

  /** Makes a client for the back-end at an address. */
  static async at(base: string): Promise<Client> {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    return new Client(base, { key: privateKey, jwk: await exportJWK(publicKey) })
  }

  /** A proof for a call; right for whatever the parts leave out. */
  async dpopProof(path: string, parts: DpopProofOptions = {}): Promise<string> {
    const { method = 'GET', url = this.base + path, token, iat = Math.floor(Date.now() / 1000) } = parts
    const { origin, pathname } = new URL(url)
    const ath = token ? { ath: createHash('sha256').update(token).digest('base64url') } : {}
    const claims = { htm: method, htu: origin + pathname, jti: randomUUID(), iat, ...ath, ...parts.claims }
    const header = { alg: 'ES256', typ: 'dpop+jwt', jwk: this.jwk, ...parts.header }
    return new SignJWT(claims).setProtectedHeader(header).sign(this.key)
  }

  /** One call with the token and a fresh proof, and with more headers. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<ClientResponse> {
    const dpop = await this.dpopProof(path, { method, token: this.token })
    return this.send(method, path, { dpop, authorization: `Bearer ${this.token}`, ...more }, body)
  }

  /** One call with exactly these headers. */
  async send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<ClientResponse> {
    const request: RequestInit = { method, headers: { ...this.headers, ...headers } }
    if (body !== undefined) {
      request.headers = { 'content-type': 'application/json', ...this.headers, ...headers }
      request.body = typeof body === 'string' ? body : JSON.stringify(body)
    }
    return read(await fetch(this.base + path, request))
  }

  /** Signs in by the password grant and keeps the tokens. */
  async signIn(username: string, password: string): Promise<ClientResponse> {
    const rest = { scope: 'openid profile full_access offline_access', provider: '', token_id: '' }
    return this.grant({ grant_type: 'password', username, password, ...rest })
  }

  /** Renews the tokens by the refresh grant. */
  async renew(): Promise<ClientResponse> {
    return this.grant({ grant_type: 'refresh_token', refresh_token: this.refreshToken })
  }

  private async grant(form: Record<string, string>): Promise<ClientResponse> {
    const dpop = await this.dpopProof('/idp/token', { method: 'POST' })
    const body = new URLSearchParams({ client_id: 'admin', client_secret: '', ...form })
    const answer = await read(
      await fetch(`${this.base}/idp/token`, { method: 'POST', headers: { ...this.headers, dpop }, body }),
    )
    if (answer.status === 200) {
      this.token = answer.body.access_token
      this.refreshToken = answer.body.refresh_token
    }
    return answer
  }
}

async function read(answer: Response): Promise<ClientResponse> {
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
}
