import * as z from 'zod/mini'
import { type Text, text } from '#text/text.ts'

/** The provider's endpoints that the app calls (OpenID Connect Discovery §3); others are carried along. */
export interface OidcMetadata {
  readonly issuer: string
  readonly token_endpoint: string
  readonly userinfo_endpoint: string
  readonly [other: string]: unknown
}

/** What `/config.json` says, its addresses made absolute; a base has no slash at its end. */
export interface Config {
  readonly apiBase: string
  readonly fileBase: string
  readonly cdnBase: string
  readonly identity: {
    readonly authority: string
    readonly clientId: string
    readonly clientSecret: string | null
    readonly scope: string
    /** Its endpoints are absolute too. */
    readonly metadata: Partial<OidcMetadata> | null
  }
  readonly signIn: 'identity-provider' | 'api'
}

/** The configuration is missing or wrong; the text names the value. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem'
  readonly text: Text

  constructor(problem: Text, options?: ErrorOptions) {
    super('The configuration cannot be used', options)
    this.text = problem
  }
}

const reachable = z.string().check(z.refine((value) => resolve(value) !== null))
const filled = z.string().check(z.minLength(1))

const schema = z.object({
  apiBase: reachable,
  fileBase: reachable,
  cdnBase: reachable,
  identity: z.object({
    authority: reachable,
    clientId: filled,
    clientSecret: z.nullish(z.string()),
    scope: filled,
    metadata: z.nullish(
      z.looseObject({ token_endpoint: z.optional(reachable), userinfo_endpoint: z.optional(reachable) }),
    ),
  }),
  signIn: z.enum(['identity-provider', 'api']),
})

let asked: Promise<Config> | null = null
let known: Config | null = null

/** The configuration, fetched once a page load; rejects with `ConfigProblem`, after which the next call asks again. */
export function config(): Promise<Config> {
  asked ??= fetchConfig().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

async function fetchConfig(): Promise<Config> {
  const response = await fetch(new URL('/config.json', location.origin), { cache: 'no-cache' }).catch(missing)
  if (!response.ok) return missing(response.status)
  known = readConfig(await response.json().catch(missing))
  return known
}

/** A picture's address: a relative one is resolved on the CDN's base, once the configuration is there. */
export function cdnAddress(address: string): string {
  if (known === null || !address.startsWith('/') || address.startsWith('//')) return address
  return known.cdnBase === location.origin ? address : known.cdnBase + address
}

function missing(cause: unknown): never {
  throw new ConfigProblem(text('Chưa tải được cấu hình của trang. Kiểm tra mạng rồi tải lại trang nhé.'), {
    cause,
  })
}

/** Validates the content of `/config.json`; unknown keys are ignored. */
export function readConfig(raw: unknown): Config {
  const read = schema.safeParse(raw)
  if (!read.success) throw wrong(read.error.issues[0]?.path ?? [])
  const { identity, ...rest } = read.data
  return {
    apiBase: baseOf(rest.apiBase),
    fileBase: baseOf(rest.fileBase),
    cdnBase: baseOf(rest.cdnBase),
    identity: {
      authority: baseOf(identity.authority),
      clientId: identity.clientId,
      clientSecret: identity.clientSecret ?? null,
      scope: identity.scope,
      metadata: identity.metadata ? endpointsOf(identity.metadata) : null,
    },
    signIn: rest.signIn,
  }
}

function wrong(path: readonly PropertyKey[]): ConfigProblem {
  const key = path.map(String).join('.') || 'config.json'
  return new ConfigProblem(
    text('Cấu hình của trang có giá trị chưa đúng ở “{key}”. Bạn báo bộ phận kỹ thuật giúp nhé.', { key }),
  )
}

function resolve(value: string): URL | null {
  try {
    const url = new URL(value, location.origin)
    return /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}

function baseOf(value: string): string {
  return (resolve(value)?.href ?? '').replace(/\/+$/, '')
}

function endpointsOf(metadata: Readonly<Record<string, unknown>>): Partial<OidcMetadata> {
  const absolute = (name: string) => {
    const value = metadata[name]
    return typeof value === 'string' ? { [name]: resolve(value)?.href ?? value } : {}
  }
  return { ...metadata, ...absolute('token_endpoint'), ...absolute('userinfo_endpoint') }
}
