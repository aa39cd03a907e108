import { isRecord } from '#descriptor/read.ts'
import { type Text, text } from '#text/text.ts'

/** The provider's endpoints that the app calls (OpenID Connect Discovery §3); others are carried along. */
export interface OidcMetadata {
  readonly issuer: string
  readonly token_endpoint: string
  readonly userinfo_endpoint: string
  readonly [other: string]: unknown
}

/** The content of `/config.json` with absolute addresses; a base has no trailing slash. */
export interface Config {
  readonly apiBase: string
  readonly fileBase: string
  readonly cdnBase: string
  /** The address of the pages that customers see; null where it is not known. */
  readonly siteBase: string | null
  /** The base addresses of further services, by the names that operations have for them. */
  readonly bases: Readonly<Record<string, string>>
  readonly identity: {
    readonly authority: string
    readonly clientId: string
    readonly clientSecret: string | null
    readonly scope: string
    /** Its endpoints are absolute too. */
    readonly metadata: Partial<OidcMetadata> | null
  }
  readonly signIn: 'identity-provider' | 'api'
  /**
   * Whether the back-end compares `If-Match` and `Idempotency-Key`; one on another origin then allows both and exposes
   * `ETag`.
   */
  readonly safeWrites: boolean
  /** Whether lists take the filters that the calls of the specification lack: several values, ranges, empty fields. */
  readonly listFilters: boolean
  /** The rows that a list call is asked for at once where the whole list is read; null for the page size of the list. */
  readonly largestPage: number | null
  readonly calculator: {
    /** Whether blank fields of the calculator are sent with an empty value instead of being left out. */
    readonly sendBlank: boolean
  }
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

let pending: Promise<Config> | null = null
let loaded: Config | null = null

/** The configuration, fetched once a page load; rejects with `ConfigProblem`, after which the next call asks again. */
export function config(): Promise<Config> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}

async function fetchConfig(): Promise<Config> {
  const response = await fetch(new URL('/config.json', location.origin), { cache: 'no-cache' }).catch(missing)
  if (!response.ok) return missing(response.status)
  loaded = readConfig(await response.json().catch(missing))
  return loaded
}

/** A picture's address: a relative one is resolved on the CDN's base, once the configuration is there. */
export function cdnAddress(address: string): string {
  if (loaded === null || !address.startsWith('/') || address.startsWith('//')) return address
  return loaded.cdnBase === location.origin ? address : loaded.cdnBase + address
}

function missing(cause: unknown): never {
  throw new ConfigProblem(text('Chưa tải được cấu hình của trang. Kiểm tra mạng rồi tải lại trang nhé.'), {
    cause,
  })
}

/**
 * Validates the content of `/config.json`; unknown keys are ignored. By hand and not by a schema: this is the one thing
 * that the sign-in page validates, and the schema library would weigh more there than the page itself. Relative addresses
 * are resolved on the origin, that of the page by default.
 */
export function readConfig(raw: unknown, origin = location.origin): Config {
  const given = record(raw, '')
  const { signIn } = given
  const identity = record(given.identity, 'identity')
  const calculator = record(given.calculator ?? {}, 'calculator')
  return {
    apiBase: base(given, 'apiBase', origin),
    fileBase: base(given, 'fileBase', origin),
    cdnBase: base(given, 'cdnBase', origin),
    siteBase: (given.siteBase ?? null) === null ? null : base(given, 'siteBase', origin),
    bases: basesIn(given, origin),
    identity: {
      authority: base(identity, 'authority', origin, 'identity.'),
      clientId: filled(identity, 'clientId', 'identity.'),
      clientSecret: textOrNull(identity, 'clientSecret', 'identity.'),
      scope: filled(identity, 'scope', 'identity.'),
      metadata: metadataOf(identity.metadata, origin),
    },
    signIn: signIn === 'identity-provider' || signIn === 'api' ? signIn : wrong('signIn'),
    safeWrites: flag(given, 'safeWrites'),
    listFilters: flag(given, 'listFilters'),
    largestPage: countOrNull(given, 'largestPage'),
    calculator: { sendBlank: flag(calculator, 'sendBlank', 'calculator.') },
  }
}

type Given = Readonly<Record<string, unknown>>

function record(value: unknown, key: string): Given {
  return isRecord(value) ? value : wrong(key)
}

function filled(from: Given, key: string, above = ''): string {
  const value = from[key]
  return typeof value === 'string' && value !== '' ? value : wrong(above + key)
}

function textOrNull(from: Given, key: string, above: string): string | null {
  const value = from[key] ?? null
  return value === null || typeof value === 'string' ? value : wrong(above + key)
}

function countOrNull(from: Given, key: string): number | null {
  const value = from[key] ?? null
  return value === null || (Number.isInteger(value) && Number(value) > 0) ? Number(value) || null : wrong(key)
}

/** A switch; off where it is absent. */
function flag(from: Given, key: string, above = ''): boolean {
  const value = from[key] ?? false
  return typeof value === 'boolean' ? value : wrong(above + key)
}

/** An address made absolute, without a slash at its end. */
function base(from: Given, key: string, origin: string, above = ''): string {
  const url = resolve(filled(from, key, above), origin) ?? wrong(above + key)
  return url.href.replace(/\/+$/, '')
}

function basesIn(given: Given, origin: string): Config['bases'] {
  const bases = record(given.bases ?? {}, 'bases')
  return Object.fromEntries(Object.keys(bases).map((name) => [name, base(bases, name, origin, 'bases.')]))
}

const endpointKeys = ['token_endpoint', 'userinfo_endpoint', 'revocation_endpoint']

function metadataOf(raw: unknown, origin: string): Partial<OidcMetadata> | null {
  if (raw === undefined || raw === null) return null
  const { revocation_endpoint, ...others } = record(raw, 'identity.metadata')
  // The one endpoint that a provider may lack: an empty one is none.
  const isNamed = revocation_endpoint !== null && revocation_endpoint !== ''
  const metadata: Given = isNamed ? { ...others, revocation_endpoint } : others
  const endpoints = endpointKeys.filter((key) => metadata[key] !== undefined)
  const absolute = endpoints.map((key) => [key, base(metadata, key, origin, 'identity.metadata.')])
  return { ...metadata, ...Object.fromEntries(absolute) }
}

/** Throws the problem of a value that is missing or wrong, by its key. */
export function wrong(path: string): never {
  const key = path || 'config.json'
  throw new ConfigProblem(
    text('Cấu hình của trang có giá trị chưa đúng ở “{key}”. Bạn báo bộ phận kỹ thuật giúp nhé.', { key }),
  )
}

function resolve(value: string, origin: string): URL | null {
  try {
    const url = new URL(value, origin)
    return /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}
