import type { Field } from '#descriptor/field.ts'
import { readAddresses, readIds, readText } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'
import type { Relation } from './relation.ts'

/** A predicate for the rows that name one of the wanted ids or addresses in a field of the relation. */
export function namesRecord({ resource, names, by }: Relation, wanted: readonly string[]) {
  const all = new Set(by === 'id' ? wanted : wanted.map(pathOfAddress))
  all.delete('')
  const isWanted = (one: string) => all.has(by === 'id' ? one : pathOfAddress(one))
  return (row: RowBase): boolean =>
    names.some((name) => namedIn(fieldOf(resource, name), valueOf(row, name)).some(isWanted))
}

/** The ids or addresses in a value. */
function namedIn({ kind }: Field, value: unknown): readonly string[] {
  if (kind === 'richText') return addressesIn(readText(value))
  if (kind === 'references') return readIds(value)
  return kind === 'images' ? readAddresses(value) : [readText(value)]
}

// Matched as text: a parser would report every inline style to the Content Security Policy.
const address = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

function addressesIn(html: string): readonly string[] {
  return [...html.matchAll(address)].map(([, double, single]) => double ?? single ?? '')
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
