import { isRecord, type Raw } from '#descriptor/read.ts'
import { nameWords } from './name-words.ts'

const STAMP = '(?:at|by|on|date|time|timestamp|user)(?:_(?:id|name|email|utc))?'
const FACTS = [
  `(?:last_)?(?:created|updated|modified|deleted|inserted)(?:_${STAMP})?`,
  `(?:last_)?(?:create|creation|update|modification|edited|changed)_${STAMP}`,
  '(?:creator|updater|modifier|owner)(?:_(?:id|name|email))?',
  'row_version|revision|etag',
]
const FACT = new RegExp(`^(?:${FACTS.join('|')})$`)
const UNDERSCORED_FACT = /^_+(version|v|rev|ts)$/i

/** Whether a name states who or what made, changed, owns or counts a record: a fact that only the server can state. */
function isFact(name: string): boolean {
  return FACT.test(nameWords(name).join('_')) || UNDERSCORED_FACT.test(name)
}

/** Undeclared fields without those that are named like facts of the server, at any depth. */
export function withoutFacts(extra: Raw): Raw {
  return Object.fromEntries(
    Object.entries(extra).flatMap(([name, value]) =>
      isFact(name) ? [] : [[name, withoutInnerFacts(value)]],
    ),
  )
}

function withoutInnerFacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInnerFacts)
  return isRecord(value) ? withoutFacts(value) : value
}
