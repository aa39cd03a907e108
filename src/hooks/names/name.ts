import type { Kind } from '#descriptor/field.ts'
import { isRecord, readId, readText } from '#descriptor/read.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { type RowBase, valueOf, wireName } from '#descriptor/row.ts'
import { rowStoryOf } from '#descriptor/row-story.ts'
import { valueAt } from '#descriptor/wire/path.ts'

/** A record as cells, pickers, paths, searches and exports need it. */
export interface Name {
  readonly id: string
  /** '' for a record whose label is blank. */
  readonly label: string
  /** The id of its parent in a tree; '' for none. */
  readonly parent: string
  /** A text that distinguishes it from records with the same label: a code, an e-mail address. */
  readonly detail: string
  /** The value of its state. */
  readonly state: string
  /** Other short texts by which a search finds it, one a line: codes, phone numbers, e-mail addresses. */
  readonly more: string
}

const foundBy: ReadonlySet<Kind> = new Set<Kind>(['text', 'email', 'phone'])

/** The longest text of a record that is kept besides its label. */
const maxLength = 80

/** The name of a row; `parent` where the response nests records instead of naming their parents. */
export function nameOfRow(resource: Resource, row: RowBase, parent = ''): Name {
  const { fields, label } = resource
  const { detail, state } = rowStoryOf(resource)
  const parentKey = parentKeyOf(resource)
  const text = (name: string | undefined) => (name === undefined ? '' : readText(valueOf(row, name)).trim())
  const short = Object.keys(fields).flatMap((name) => {
    const isFoundBy = name !== label && foundBy.has(fields[name]?.kind ?? 'richText')
    return isFoundBy && text(name) !== '' ? [text(name).slice(0, maxLength)] : []
  })
  const first = detail.find((name) => foundBy.has(fields[name]?.kind ?? 'richText') && text(name) !== '')
  return {
    id: row.id,
    label: text(label),
    parent: text(parentKey) || parent,
    detail: text(first).slice(0, maxLength),
    state: text(state),
    more: [...new Set(short)].join('\n'),
  }
}

/** A record that a reference of a row was sent as, instead of its id. */
export interface SentName {
  readonly target: Resource
  readonly id: string
  readonly label: string
}

/** The records that a response contains in the references of a row, as far as they have a label. */
export function sentNames(resource: Resource, row: RowBase): readonly SentName[] {
  return Object.entries(resource.fields).flatMap(([name, field]): readonly SentName[] => {
    if (field.kind !== 'reference' && field.kind !== 'references' && field.kind !== 'parent') return []
    const value = valueAt(row.raw, wireName(resource, name, row.raw))
    const records = (Array.isArray(value) ? value : [value]).filter(isRecord)
    if (records.length === 0) return []
    const target = field.kind === 'parent' ? resource : field.to()
    if (!('operations' in target)) return []
    return records.flatMap((raw) => {
      const label = [raw[target.label], raw.name, raw.title].map(readText).find((text) => text.trim() !== '')
      const id = readId(raw, target.idKey)
      return label === undefined || id === '' ? [] : [{ target: target as Resource, id, label: label.trim() }]
    })
  })
}
