import { canSave } from '#descriptor/capability.ts'
import type { Kind } from '#descriptor/field.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'

/** A way to edit a field in many records; the texts of each are in `operation-texts.ts`. */
export type EditOperation =
  | 'set'
  | 'clear'
  | 'add'
  | 'percent'
  | 'replace'
  | 'prefix'
  | 'suffix'
  | 'include'
  | 'exclude'
  | 'shift'

const ofText = ['replace', 'prefix', 'suffix', 'set', 'clear'] as const
const ofOne = ['set', 'clear'] as const
const ofNumber = ['percent', 'add', 'set', 'clear'] as const
const ofMany = ['include', 'exclude', 'set', 'clear'] as const
const ofDay = ['shift', 'set', 'clear'] as const

/** Kind → its operations, the usual one first; total, so that a new kind does not compile without them. */
const operations: Readonly<Record<Kind, readonly EditOperation[]>> = {
  text: ofText,
  longText: ofText,
  // One address for many records would be refused.
  slug: ['replace', 'prefix', 'suffix'],
  url: ofText,
  email: ['set', 'replace', 'clear'],
  phone: ['set', 'replace', 'clear'],
  number: ofNumber,
  money: ofNumber,
  choice: ofOne,
  manyChoice: ofMany,
  toggle: ['set'],
  date: ofDay,
  dateTime: ofDay,
  time: ofOne,
  birthday: ofOne,
  color: ofOne,
  position: ofOne,
  image: ofOne,
  images: ofOne,
  reference: ofOne,
  references: ofMany,
  parent: ofOne,
  // Lists omit it, so that it could not be compared.
  richText: [],
  rows: [],
  readOnly: [],
}

/** The operations of a field; a required one cannot be cleared. */
export function operationsOf(resource: Resource, name: string): readonly EditOperation[] {
  const field = fieldOf(resource, name)
  const isRequired = 'required' in field && field.required === true
  return operations[field.kind].filter((one) => one !== 'clear' || !isRequired)
}

/** The fields that can be edited in many records; content is published one by one. */
export function bulkEditFields(resource: Resource): readonly string[] {
  if (!canSave(resource, false)) return []
  return Object.keys(resource.fields).filter((name) => {
    const { readOnly, stamp } = fieldOf(resource, name)
    const isKept = readOnly || stamp || name === resource.published || name === resource.typedKey
    return !isKept && operationsOf(resource, name).length > 0
  })
}
