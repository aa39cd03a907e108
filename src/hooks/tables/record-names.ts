import { fold } from '#descriptor/fold.ts'
import { tidyText } from '#descriptor/tidy.ts'
import { phoneKey, typedCode, typedPhone } from '#text/typed/typed-line.ts'

/** A record that cells can name. */
export interface NamedRecord {
  readonly id: string
  readonly label: string
  /** The id of its parent; '' for none. */
  readonly parent: string
  /** Its codes and other short texts, one a line. */
  readonly more: string
}

/** The records of a resource by the texts that cells name them with. */
export interface RecordNames {
  /** Whether every record of the resource is known. */
  readonly isWhole: boolean
  /** The ids of the records that a text names: by label, path, code, id or phone number; none, or several for an ambiguous text. */
  readonly find: (text: string) => readonly string[]
  /** The shortest text that names this record alone: its label, its path, or its label with its id. */
  readonly textOf: (id: string) => string
}

/** `unnamed` gives the label of a record that has no name here: a deleted one, or one that could not be read. */
export function recordNames(
  records: readonly NamedRecord[],
  { isWhole = true, unnamed = () => '' }: Partial<{ isWhole: boolean; unnamed: (id: string) => string }> = {},
): RecordNames {
  const byId = new Map(records.map((record) => [record.id, record]))
  const index = indexOf(records, byId)
  const find = (text: string): readonly string[] => {
    const exact = tidyText(text)
    if (exact === '') return []
    const named =
      index.exact.get(exact) ??
      index.folded.get(foldedKey(text)) ??
      index.codes.get(fold(exact)) ??
      index.spellings.get(codeKey(text))
    if (named) return [...named]
    const [, label = '', bracketed = exact] = /^(.*?)\s*\[([^[\]]+)\]$/.exec(exact) ?? []
    const record = byId.get(bracketed)
    if (record) return label === '' || label === tidyText(record.label) ? [bracketed] : []
    // Spreadsheets drop the sign or the zero before a number.
    const isNumber = isPhone(text) || /^(?:84)?[35789]\d{8}$/.test(exact)
    return isNumber ? [...(index.phones.get(phoneKey(text) ?? '') ?? [])] : []
  }
  const namesAlone = (id: string) => (text: string) => {
    const found = find(text)
    return found.length === 1 && found[0] === id
  }
  const textOf = (id: string) => {
    const record = byId.get(id)
    if (!record) return `${unnamed(id)} [${id}]`.trim()
    const path = pathOf(record, byId).join(separator)
    return [record.label, path].find(namesAlone(id)) ?? `${record.label} [${id}]`.trim()
  }
  return { isWhole, find, textOf }
}

const separator = ' › '
/** Regardless of case, diacritics and the sign between the parts of a path. */
const foldedKey = (text: string) => fold(tidyText(text)).replace(/\s*[›»>/|\\]\s*/g, separator)

/** Regardless of case and of the spellings that cells of codes are read in. */
const codeKey = (text: string) => fold(tidyText(typedCode(text)))

/** Whether a text is written as a phone number, and not as an article number or a day. */
const isPhone = (text: string) => /^(?=(?:\D*\d){9})(?:\+|0)[\d\s.()-]+$/.test(typedPhone(text))

type Ids = Map<string, Set<string>>

function indexOf(records: readonly NamedRecord[], byId: ReadonlyMap<string, NamedRecord>) {
  const index = {
    exact: new Map() as Ids,
    folded: new Map() as Ids,
    codes: new Map() as Ids,
    spellings: new Map() as Ids,
    phones: new Map() as Ids,
  }
  const add = (map: Ids, key: string, id: string) => map.set(key, (map.get(key) ?? new Set()).add(id))
  for (const record of records) {
    const path = pathOf(record, byId)
    // Every end of the path: its label, its label with the parent, and so on.
    for (let at = path.length - 1; at >= 0; at -= 1) {
      const text = path.slice(at).join(separator)
      if (tidyText(text) === '') continue
      add(index.exact, tidyText(text), record.id)
      add(index.folded, foldedKey(text), record.id)
    }
    for (const code of record.more.split('\n').filter((one) => one !== '')) {
      add(index.codes, fold(tidyText(code)), record.id)
      add(index.spellings, codeKey(code), record.id)
      const phone = isPhone(code) ? phoneKey(code) : undefined
      if (phone !== undefined) add(index.phones, phone, record.id)
    }
  }
  return index
}

/** The labels from the root down to a record; a cycle ends at its first repetition. */
function pathOf(record: NamedRecord, byId: ReadonlyMap<string, NamedRecord>): readonly string[] {
  const path = [record.label]
  const met = new Set([record.id])
  for (let next = byId.get(record.parent); next && !met.has(next.id); next = byId.get(next.parent)) {
    met.add(next.id)
    path.unshift(next.label)
  }
  return path
}
