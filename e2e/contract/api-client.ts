import { setTimeout } from 'node:timers/promises'
import { requestOf } from '#descriptor/operation.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import type { WireRequest } from '#descriptor/request.ts'
import { sessionDescriptor } from '#resources/session.ts'
import {
  clockNoiseMs,
  isDpopError,
  nonceFor,
  proofBasis,
  serverNow,
  updateClockAndNonce,
} from '#session/clock-and-nonce.ts'
import { addressOf } from '#session/config.ts'
import { retryAfter } from '#session/retry-after.ts'
import { Client } from '../testing/client.ts'
import { isSecure, type Target, TargetProblem } from './target.ts'

/** A response with its body; status 0 for a call without a response, with the reason in `text`. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; null for an empty one, undefined for one that is no JSON. */
  readonly body: unknown
}

/** Waits until the next call may leave. */
export type Pace = () => Promise<void>

/** A pace of at most so many calls a second. */
export function paceOf(callsPerSecond: number): Pace {
  const interval = 1000 / callsPerSecond
  let next = 0
  return async () => {
    const now = Date.now()
    const wait = Math.max(0, next - now)
    next = Math.max(now, next) + interval
    if (wait > 0) await new Promise((resolve) => void globalThis.setTimeout(resolve, wait))
  }
}

/** The settings of an `ApiClient`. */
export interface ApiClientOptions {
  readonly pace: Pace
  /** Milliseconds that a call may take. */
  readonly timeout: number
  readonly signal: AbortSignal
}

/** The longest wait because of `Retry-After`, in seconds. */
const MAX_WAIT = 60

/** A signed-in client of a back-end, which calls it the way the app does: a bearer token, `lang` and a new proof each. */
export class ApiClient {
  readonly target: Target
  /** The number of calls so far. */
  calls = 0
  readonly #options: ApiClientOptions
  #client: Client
  #isRenewing = false

  private constructor(target: Target, options: ApiClientOptions, client: Client) {
    this.target = target
    this.#options = options
    this.#client = client
  }

  /** Signs in the way the configuration names; throws `TargetProblem`. */
  static async signIn(target: Target, options: ApiClientOptions): Promise<ApiClient> {
    const api = new ApiClient(target, options, await Client.at(target.config.apiBase))
    await api.#signIn()
    return api
  }

  /** The access token. */
  get token(): string {
    return this.#client.token
  }

  /** A client of the same session that goes on after the signal of this one. */
  withSignal(signal: AbortSignal): ApiClient {
    return new ApiClient(this.target, { ...this.#options, signal }, this.#client)
  }

  /** Makes one call as the app does, with a form in place of a body. */
  async send(request: WireRequest, form?: FormData): Promise<Answer> {
    const answer = await this.#attemptWhenReady(request, form)
    if (answer.status !== 401 || this.#isRenewing) return answer
    // A run may take longer than a token lasts.
    this.#isRenewing = true
    await this.#signIn()
    const again = await this.#attempt(request, form)
    this.#isRenewing = again.status === 401
    return again
  }

  /** Makes an attempt, and another one after the wait of `Retry-After`. */
  async #attemptWhenReady(request: WireRequest, form?: FormData): Promise<Answer> {
    const answer = await this.#attempt(request, form)
    if (answer.status !== 429) return answer
    const wait = Math.min(MAX_WAIT, retryAfter(answer.headers) ?? 1)
    await setTimeout(wait * 1000, undefined, { signal: this.#options.signal })
    return this.#attempt(request, form)
  }

  async #attempt(request: WireRequest, form?: FormData): Promise<Answer> {
    const { method, body } = request
    const address = addressOf(this.target.config, request)
    const attempt = async () => {
      const dpop = await this.proof(method, address)
      const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      const common = { accept: 'application/json', ...sessionDescriptor.headers, ...json, ...request.headers }
      const headers = { authorization: `Bearer ${this.token}`, dpop, ...common }
      return this.exchange(address, {
        method,
        headers,
        body: form ?? (body === undefined ? null : JSON.stringify(body)),
      })
    }
    return this.#withFreshProof(address, attempt)
  }

  /** The response to an attempt, or to another one where the first refuses its proof and names another nonce or time. */
  async #withFreshProof(address: string, attempt: () => Promise<Answer>): Promise<Answer> {
    const url = new URL(address)
    const sent = proofBasis(url)
    const answer = await attempt()
    const { status, text, headers } = answer
    if (status !== 400 && status !== 401) return answer
    const response = new Response(text, { status, headers })
    const isOther = (await isDpopError(response)) && updateClockAndNonce(response, url, sent, clockNoiseMs)
    return isOther ? attempt() : answer
  }

  /** A proof for a call, with the hash of the token unless it is ''. */
  proof(method: string, address: string, token = this.token): Promise<string> {
    const nonce = nonceFor(new URL(address))
    return this.#client.dpopProof('', {
      method,
      url: address,
      token: token || undefined,
      iat: Math.floor(serverNow() / 1000),
      claims: nonce ? { nonce } : {},
    })
  }

  /** Sends a request with exactly these headers, at the pace of the run. */
  async exchange(address: string, init: RequestInit): Promise<Answer> {
    const { pace, signal, timeout } = this.#options
    await pace()
    signal.throwIfAborted()
    this.calls += 1
    const limit = AbortSignal.timeout(timeout)
    try {
      // A write under way is finished: its record could not be deleted while it is being created.
      const isRead = (init.method ?? 'GET') === 'GET'
      const response = await fetch(address, {
        redirect: 'manual',
        ...init,
        signal: isRead ? AbortSignal.any([signal, limit]) : limit,
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, body: parse(text) }
    } catch (error) {
      signal.throwIfAborted()
      const reason = limit.aborted ? `no response in ${timeout / 1000} s` : reasonOf(error)
      return { status: 0, headers: new Headers(), text: reason, body: undefined }
    }
  }

  async #signIn(): Promise<void> {
    const { config, username, password } = this.target
    const { signIn, headers: common } = sessionDescriptor
    if (config.signIn === 'api') {
      const request = requestOf(signIn.operation, { body: signIn.body({ username, password }) })
      const address = addressOf(config, request)
      const headers = { 'content-type': 'application/json', ...common, ...request.headers }
      const answer = await this.#post(address, JSON.stringify(request.body), headers)
      this.#client.token = signIn.token.read(answer.body) || this.#refused(address, answer)
    } else {
      const { clientId, clientSecret, scope } = config.identity
      const address = await this.#tokenEndpoint()
      const account = { username, password, provider: '', token_id: '' }
      const client = { client_id: clientId, client_secret: clientSecret ?? '', scope }
      const body = new URLSearchParams({ grant_type: 'password', ...account, ...client })
      const answer = await this.#post(address, body)
      this.#client.token = textAt(answer, 'access_token') || this.#refused(address, answer)
    }
  }

  async #tokenEndpoint(): Promise<string> {
    const { authority, metadata } = this.target.config.identity
    if (metadata?.token_endpoint) return metadata.token_endpoint
    const address = `${authority}/.well-known/openid-configuration`
    const answer = await this.exchange(address, {})
    return textAt(answer, 'token_endpoint') || this.#refused(address, answer)
  }

  /** Posts with a proof and without a token. */
  async #post(address: string, body: string | URLSearchParams, headers = {}): Promise<Answer> {
    if (!URL.canParse(address) || !isSecure(new URL(address)))
      throw new TargetProblem(`The password is not sent over plain HTTP: ${address}`)
    return this.#withFreshProof(address, async () => {
      const dpop = await this.proof('POST', address, '')
      return this.exchange(address, {
        method: 'POST',
        headers: { ...headers, dpop },
        body,
        redirect: 'error',
      })
    })
  }

  #refused(address: string, { status, text }: Answer): never {
    // The text of a response is not printed: it may contain the password.
    const reason = status === 0 ? text : `status ${status}`
    throw new TargetProblem(`The account cannot sign in at ${address}: ${reason}`)
  }
}

const textAt = ({ body }: Answer, key: string) => readText(isRecord(body) ? body[key] : '')

function parse(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  return `no response (${cause?.code ?? (error instanceof Error ? error.message : 'unknown')})`
}
