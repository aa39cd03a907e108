import * as z from 'zod/mini'
import { once } from '#browser/once.ts'
import '#descriptor/jitless.ts'
import { isRecord } from '#descriptor/read.ts'
import type { Query, WireRequest } from '#descriptor/request.ts'
import { type Text, text } from '#text/text.ts'

/** The content of `/config.json` with absolute addresses; a base has no trailing slash. */
export type Config = z.output<ReturnType<typeof schemaAt>>

const noBases: Readonly<Record<string, string>> = {}

/** The schema of the configuration of a page at an origin, on which relative addresses are resolved; unknown keys are ignored. */
function schemaAt(origin: string) {
  const absolute = (address: string) =>
    URL.canParse(address, origin) ? new URL(address, origin).href.replace(/\/+$/, '') : address
  const filled = z.string().check(z.minLength(1))
  const base = filled.check(z.overwrite(absolute), z.url({ protocol: /^https?$/ }))
  const isOn = or(z.boolean(), false)
  // The endpoints that the app calls (OpenID Connect Discovery §3). A provider may lack the revocation: an empty address is none.
  const metadata = z.pipe(
    z.transform(withoutEmptyRevocation),
    z.looseObject({
      token_endpoint: z.optional(base),
      userinfo_endpoint: z.optional(base),
      revocation_endpoint: z.optional(base),
    }),
  )
  const identity = {
    authority: base,
    clientId: filled,
    clientSecret: or(z.string(), null),
    scope: filled,
    metadata: or(metadata, null),
  }
  return z.object({
    apiBase: base,
    fileBase: base,
    cdnBase: base,
    /** The address of the pages that customers see; null where it is not known. */
    siteBase: or(base, null),
    /** The base addresses of further services, by the names that operations have for them. */
    bases: or(z.record(z.string(), base), noBases),
    identity: z.object(identity),
    signIn: z.enum(['identity-provider', 'api']),
    /**
     * Whether the back-end compares `If-Match` and `Idempotency-Key`; one on another origin then allows both and exposes
     * `ETag`.
     */
    safeWrites: isOn,
    /** Whether lists take the filters that the calls of the specification lack: several values, ranges, empty fields. */
    listFilters: isOn,
    /** The rows that a list call is asked for at once where the whole list is read; null for the page size of the list. */
    largestPage: or(z.int().check(z.positive()), null),
    /** Whether blank fields of the calculator are sent with an empty value instead of being left out. */
    calculator: or(z.object({ sendBlank: isOn }), { sendBlank: false }),
  })
}

/** A value that may be absent or null, with another one in its place. */
function or<S extends z.ZodMiniType, T>(schema: S, otherwise: T) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<S> | T => value ?? otherwise),
  )
}

function withoutEmptyRevocation(metadata: unknown): unknown {
  if (!isRecord(metadata) || (metadata.revocation_endpoint ?? '') !== '') return metadata
  const { revocation_endpoint: _, ...others } = metadata
  return others
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

let loaded: Config | null = null

/** The configuration, fetched once a page load; rejects with `ConfigProblem`, after which the next call asks again. */
export const config = once(async (): Promise<Config> => {
  const response = await fetch(new URL('/config.json', location.origin), { cache: 'no-cache' }).catch(missing)
  if (!response.ok) return missing(response.status)
  loaded = readConfig(await response.json().catch(missing))
  return loaded
})

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

/** Validates the content of `/config.json` of a page at an origin; throws `ConfigProblem` with the key of the first wrong value. */
export function readConfig(raw: unknown, origin = location.origin): Config {
  const { data, error } = schemaAt(origin).safeParse(raw)
  return data ?? wrong(error?.issues[0]?.path.join('.') ?? '')
}

/** Throws the problem of a value that is missing or wrong, by its key. */
function wrong(path: string): never {
  const key = path || 'config.json'
  throw new ConfigProblem(
    text('Cấu hình của trang có giá trị chưa đúng ở “{key}”. Bạn báo bộ phận kỹ thuật giúp nhé.', { key }),
  )
}

/** The absolute address of a call: its base, path and query; a list repeats its name. Throws `ConfigProblem`. */
export function addressOf(values: Config, { base, path, query = {} }: WireRequest): string {
  const { apiBase: api, fileBase: file, cdnBase: cdn } = values
  const bases: Config['bases'] = { ...values.bases, api, file, cdn }
  const search = searchOf(query).toString()
  return (bases[base] ?? wrong(`bases.${base}`)) + path + (search === '' ? '' : `?${search}`)
}

function searchOf(query: Query): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  return search
}
