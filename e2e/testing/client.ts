import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, SignJWT } from 'jose'

/** A response with its parsed body. */
export interface ClientResponse {
  readonly status: number
  readonly headers: Headers
  // `any`: tests read bodies of any shape, and a missing property must fail the assertion, not the type check.
  readonly body: ReturnType<typeof JSON.parse>
}

/** Options of a DPoP proof that override the valid defaults. */
export interface DpopProofOptions {
  readonly method?: string
  readonly url?: string
  readonly token?: string | undefined
  readonly iat?: number
  readonly header?: Partial<JWTHeaderParameters>
  readonly claims?: Readonly<Record<string, unknown>>
}

/** A client with its own DPoP key that signs in and sends requests like the app. */
export class Client {
  readonly base: string
  readonly key: CryptoKey
  readonly jwk: JWK
  token = ''
  refreshToken = ''
  /** Headers added to every request. */
  headers: Record<string, string> = {}

  constructor(base: string, pair: { key: CryptoKey; jwk: JWK }) {
    this.base = base
    this.key = pair.key
    this.jwk = pair.jwk
  }

  /** Creates a client of the back-end at a URL. */
  static async at(base: string): Promise<Client> {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    return new Client(base, { key: privateKey, jwk: await exportJWK(publicKey) })
  }

  /** Creates a DPoP proof (RFC 9449) for a request. */
  async dpopProof(path: string, parts: DpopProofOptions = {}): Promise<string> {
    const { method = 'GET', url = this.base + path, token, iat = Math.floor(Date.now() / 1000) } = parts
    const { origin, pathname } = new URL(url)
    const ath = token ? { ath: createHash('sha256').update(token).digest('base64url') } : {}
    const claims = { htm: method, htu: origin + pathname, jti: randomUUID(), iat, ...ath, ...parts.claims }
    const header = { alg: 'ES256', typ: 'dpop+jwt', jwk: this.jwk, ...parts.header }
    return new SignJWT(claims).setProtectedHeader(header).sign(this.key)
  }

  /** Sends a request with the access token, a new proof and more headers. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<ClientResponse> {
    const dpop = await this.dpopProof(path, { method, token: this.token })
    return this.send(method, path, { dpop, authorization: `Bearer ${this.token}`, ...more }, body)
  }

  /** Sends a request with exactly these headers. */
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

  /** Signs in by the password grant and stores the tokens. */
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
