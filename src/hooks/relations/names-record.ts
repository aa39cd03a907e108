import type { Field } from '#descriptor/field.ts'
import { readAddresses, readIds, readText } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'
import { config } from '#session/config.ts'
import type { Relation } from './relation.ts'
import { addressesIn } from './rich-text-links.ts'

/**
 * A predicate for the rows that name one of the wanted ids or addresses in a field of the relation. A page is that of the
 * same path on the same site; `hosts` are those of ours. Files are compared by their paths alone, as they have several hosts.
 */
export function namesRecord(
  { resource, names, by }: Relation,
  wanted: readonly string[],
  hosts: ReadonlySet<string> = noHosts,
) {
  const keyOf = { id: (one: string) => one, file: pathOfAddress, page: (one: string) => pageKey(one, hosts) }[
    by
  ]
  const all = new Set(wanted.map(keyOf))
  all.delete('')
  return (row: RowBase): boolean =>
    names.some((name) =>
      namedIn(fieldOf(resource, name), valueOf(row, name)).some((one) => all.has(keyOf(one))),
    )
}

const noHosts: ReadonlySet<string> = new Set([''])

/** The text by which two addresses are the same page: the path, after the host of another site; '' for no page. */
export function pageKey(address: string, hosts: ReadonlySet<string>): string {
  const [host, path] = [hostIn(address), pathOfAddress(address)]
  return path === '' || hosts.has(host) ? path : `//${host}${path}`
}

/** The ids or addresses in a value. */
function namedIn({ kind }: Field, value: unknown): readonly string[] {
  if (kind === 'richText') return addressesIn(readText(value))
  if (kind === 'references') return readIds(value)
  return kind === 'images' ? readAddresses(value) : [readText(value)]
}

/** The path of an address, without its host, query and anchor: pages and files are named with and without their host. */
export function pathOfAddress(text: string): string {
  const path = text
    .trim()
    .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, '')
    .split(/[?#]/)[0]
    ?.replace(/\/+$/, '')
  if (!path) return ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The hosts of the pages that customers see, in lower case without `www.`; '' is that of an address without a host. */
export interface OwnSite {
  readonly hosts: ReadonlySet<string>
  /** Whether they are configured; otherwise a link to another host may be one to our pages as well. */
  readonly isKnown: boolean
}

/** The configured site; without one, the host of the app and the one above it: `admin.example.vn` and `example.vn`. */
export async function ownSite(): Promise<OwnSite> {
  const { siteBase } = await config()
  const here = hostIn(location.origin)
  const above = here.split('.').slice(1).join('.')
  const hosts = siteBase === null ? [here, above] : [here, hostIn(siteBase)]
  return { hosts: new Set(['', ...hosts]), isKnown: siteBase !== null }
}

/** The host of an address; '' for one without a host. */
function hostIn(address: string): string {
  const [, host = ''] = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*)/i.exec(address.trim()) ?? []
  return host.toLowerCase().replace(/^www\./, '')
}
