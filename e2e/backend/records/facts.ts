import { unmarked } from '#descriptor/fold.ts'
import type { Raw } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { storedFields } from './record-table.ts'

const CHANGED = '(?:created|updated|modified|deleted|inserted|edited|changed)'
const STAMP = '(?:at|by|on|date|time|timestamp|user)(?:id|name|email|utc)?'
const FACTS = [
  `(?:last)?${CHANGED}${STAMP}`,
  'last(?:updated|modified|edited|changed)',
  `(?:date|time)${CHANGED}`,
  '(?:create|creation|modification)(?:by|date|time|timestamp|user)',
  '(?:creator|updater|modifier)(?:id|name|email)',
  '(?:row|lock)version|etag',
  '(?:ngay|nguoi)(?:tao|sua|capnhat)',
]
const FACT = new RegExp(`^(?:${FACTS.join('|')})$`)
const UNDERSCORED_FACT = /^_+(version|v|rev|ts)$/i

/**
 * Whether a name is that of an author, a time of a write or a version, which only the server can state. Separators, case and
 * accents are ignored.
 */
function isFact(name: string): boolean {
  return FACT.test(unmarked(name).replace(/[^\p{L}\d]/gu, '')) || UNDERSCORED_FACT.test(name)
}

/** Undeclared fields of a record without those that are named like facts of the server; inner fields are kept. */
export function withoutFacts(resource: Resource, extra: Raw): Raw {
  const paths = storedFields(resource).flatMap(([name, { at = name, alias = [] }]) => [at, ...alias])
  const isHolder = (name: string) => paths.some((path) => path.startsWith(`${name}.`))
  return Object.fromEntries(Object.entries(extra).filter(([name]) => !isFact(name) || isHolder(name)))
}
