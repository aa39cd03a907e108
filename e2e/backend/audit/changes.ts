import { sameValue } from '#descriptor/row.ts'
import { nameWords } from '../records/name-words.ts'

/** The change of one field; long values are cut to an excerpt and their length. */
export interface Change {
  readonly before?: unknown
  readonly after?: unknown
}

/** The changed fields of a write by name. */
export type Changes = Readonly<Record<string, Change>>

/** The stored fields of a record by name. */
export type Fields = Readonly<Record<string, unknown>>

// In characters of JSON.
const MAX_VALUE_LENGTH = 2000
const EXCERPT_LENGTH = 1000
const MAX_ENTRY_LENGTH = 64_000

// Undeclared fields may contain secrets. Short words count as a whole: “pin” is in “shipping”, “otp” in “footprint”.
const SECRET_WORD =
  /^(pw|pwd|(card|login|new|old|sim|user)?pin(code)?|\w*otp(code)?|cv[vc]|(?!(by|com|sur|tres)pass)\w*pass)s?$/
const SECRET_PART =
  /pass(word|wd|code|phrase)|matkhau|secret|token|credential|authorization|(api|ssh|private|access)key|(recovery|backup)code|パスワード|暗証番号/

/** The fields that differ between two states of a record; null for none. Blank fields of a new or deleted one are left out. */
export function changesOf(before: Fields | null, after: Fields | null): Changes {
  const changes = new Map<string, Change>()
  let left = MAX_ENTRY_LENGTH
  let omitted = 0
  for (const name of Object.keys({ ...before, ...after })) {
    const change = changeOf(name, before, after)
    if (!change) continue
    left -= name.length + (JSON.stringify(change)?.length ?? 0)
    if (left < 0) omitted += 1
    else changes.set(name, change)
  }
  if (omitted > 0) changes.set('…', { after: { omitted } })
  return Object.fromEntries(changes)
}

function changeOf(name: string, before: Fields | null, after: Fields | null): Change | undefined {
  const [was, is] = [ownValue(before, name), ownValue(after, name)]
  if (before && after ? sameValue(was, is) : isBlank(was) && isBlank(is)) return undefined
  if (isSecret(name)) return { ...(before ? { before: HIDDEN } : {}), ...(after ? { after: HIDDEN } : {}) }
  return { ...(before ? { before: shortened(was) } : {}), ...(after ? { after: shortened(is) } : {}) }
}

// A field may be named like a member of Object.prototype.
function ownValue(fields: Fields | null, name: string): unknown {
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined
}

function isSecret(name: string): boolean {
  const words = nameWords(name)
  return words.some((word) => SECRET_WORD.test(word)) || SECRET_PART.test(words.join(''))
}

const HIDDEN = '•••'

function shortened(value: unknown): unknown {
  const json = JSON.stringify(value ?? null, (name, inner: unknown) => (isSecret(name) ? HIDDEN : inner))
  if (json.length <= MAX_VALUE_LENGTH) return JSON.parse(json)
  const text = typeof value === 'string' ? value : json
  return {
    cut: Array.from(text.slice(0, EXCERPT_LENGTH))
      .filter((one) => !/\p{Surrogate}/u.test(one))
      .join(''),
    length: text.length,
  }
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
