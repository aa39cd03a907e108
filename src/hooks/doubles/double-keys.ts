import { fold } from '#descriptor/fold.ts'
import { readText } from '#descriptor/read.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { labelOf, type RowBase, valueOf } from '#descriptor/row.ts'

/** What two records have in common, the strongest first. */
export const doubleReasons = ['name', 'marks', 'address'] as const
export type DoubleReason = (typeof doubleReasons)[number]

/** The texts by which a record is compared with others; '' and none where it has no such text. */
export interface DoubleKeys {
  /** Records of different scopes are never compared: those of other parents, or with other pasted keys. */
  readonly scope: string
  /** The label without case and spaces. */
  readonly name: string
  /** The label without accents as well. */
  readonly marks: string
  /** Names in its addresses: its slug, the site that its link opens. */
  readonly aliases: readonly string[]
  /** The pages that its links open. */
  readonly links: readonly string[]
}

/** The keys of a record. */
export function doubleKeys(resource: Resource, row: RowBase): DoubleKeys {
  const label = labelOf(resource, row)
  const addresses = addressesOf(resource, row)
  return {
    scope: JSON.stringify(scopeFields(resource).map((name) => valueOf(row, name) ?? null)),
    name: compact(label.normalize('NFKC').toLowerCase()),
    marks: compact(fold(label)),
    aliases: addresses.flatMap(({ alias }) => (alias === '' ? [] : [alias])),
    links: addresses.flatMap(({ link }) => (link === '' ? [] : [link])),
  }
}

function scopeFields(resource: Resource): readonly string[] {
  const parent = parentKeyOf(resource)
  const keys = resource.list.importKey?.filter((name) => name !== resource.label) ?? []
  return parent === undefined ? keys : [parent, ...keys]
}

/** A text without spaces and marks of punctuation, except between digits: 6.5 is not 65. */
function compact(text: string): string {
  return text.replace(/[\s.,'’"“”\-_・·()[\]&:;!]+/g, (marks, at: number) => {
    const isBetween = /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + marks.length] ?? '')
    return isBetween ? ' ' : ''
  })
}

interface Address {
  readonly alias: string
  readonly link: string
}

function addressesOf({ fields }: Resource, row: RowBase): readonly Address[] {
  return Object.entries(fields).flatMap(([name, { kind }]): readonly Address[] => {
    const text = readText(valueOf(row, name)).trim()
    if (text === '') return []
    if (kind === 'slug') return [{ alias: compact(fold(text.replace(/-\d{1,2}$/, ''))), link: '' }]
    return kind === 'url' ? [siteOf(text)] : []
  })
}

/** The page of a link, and the name of its site where the link opens its first page. */
function siteOf(text: string): Address {
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return { alias: '', link: '' }
  const url = new URL(text)
  const host = url.hostname.replace(/^www\./, '')
  const path = url.pathname.replace(/\/+$/, '')
  const alias = path === '' ? compact(host.split('.')[0] ?? '') : ''
  return { alias, link: `${host}${path}${url.search}` }
}
