import type { Raw } from '#descriptor/envelope.ts'
import type { Field, Fields } from '#descriptor/field.ts'
import { idIn, readText, readTexts } from '#descriptor/read.ts'
import { valueAt } from '#descriptor/wire/path.ts'

/** The fields of a resource, and the key of its records' ids. */
interface Keyed {
  readonly fields: Fields
  readonly idKey: string
}

/** What the records of a back-end have shown about the spelling of a resource's fields. */
interface Spelling {
  /** The alias that records have in place of a field. */
  readonly paths: Map<string, string>
  /** The stored text of an option by `field=option`, where it differs. */
  readonly options: Map<string, string>
  /** A value of each field that is not blank; of '', an id of the records. */
  readonly samples: Map<string, unknown>
  /** The fields that any record had. */
  readonly sent: Set<string>
}

// By the fields of the resource; a back-end that spells as its descriptor has no entries.
const spellings = new WeakMap<object, Spelling>()

/**
 * Learns the spelling of fields from records as they were read. Only those of a list show which fields its others may
 * leave out: a single record often has more.
 */
export function noteSpelling(resource: Keyed, raws: readonly Raw[], isList = true): void {
  const { fields } = resource
  const known = spellings.get(fields) ?? {
    paths: new Map(),
    options: new Map(),
    samples: new Map(),
    sent: new Set(),
  }
  spellings.set(fields, known)
  for (const raw of raws) known.samples.set('', idIn(raw, resource.idKey))
  for (const [name, field] of Object.entries(fields)) {
    const { at = name, alias = [] } = field
    for (const raw of raws) {
      const path = [at, ...alias].find((one) => valueAt(raw, one) !== undefined)
      if (path === undefined) continue
      if (isList) known.sent.add(name)
      if (path === at) known.paths.delete(name)
      else known.paths.set(name, path)
      const value = valueAt(raw, path)
      if ((value ?? '') !== '') known.samples.set(name, value)
      if (field.kind === 'choice' || field.kind === 'manyChoice') {
        for (const text of textsIn(field, value)) {
          const option = optionOf(field, text)
          if (option === text) known.options.delete(`${name}=${option}`)
          else known.options.set(`${name}=${option}`, text)
        }
      }
    }
  }
}

/** Forgets what records have shown, before records of another back-end are read. */
export function forgetSpelling({ fields }: Pick<Keyed, 'fields'>): void {
  spellings.delete(fields)
}

/** The path of a field in the records of the back-end, as far as they were read; undefined without a difference. */
export const learntPath = (fields: Fields, name: string): string | undefined =>
  spellings.get(fields)?.paths.get(name)

/** Whether a record that was read had the field: a back-end that leaves out empty values has it in others alone. */
export const wasSent = (fields: Fields, name: string): boolean =>
  spellings.get(fields)?.sent.has(name) === true

/** The text of an option as records store it. */
export const optionText = (fields: Fields, name: string, option: string): string =>
  spellings.get(fields)?.options.get(`${name}=${option}`) ?? option

/** A value of a field in the records of a back-end, of '' an id of the records; undefined where none was read. */
export const sampleOf = (fields: object | undefined, name: string): unknown =>
  fields && spellings.get(fields)?.samples.get(name)

interface Options {
  readonly options: Readonly<Record<string, string>>
  readonly legacyOptions?: Readonly<Record<string, string>>
}

/** The option that a stored text means, regardless of case, spaces and dashes; the text itself for none. */
export function optionOf({ options, legacyOptions = {} }: Options, text: string): string {
  if (text === '' || Object.hasOwn(options, text) || Object.hasOwn(legacyOptions, text)) return text
  const folded = bare(text)
  return Object.keys({ ...options, ...legacyOptions }).find((option) => bare(option) === folded) ?? text
}

/** The texts of the options in a value as it came. */
export const textsIn = ({ kind }: Field, value: unknown): readonly string[] =>
  kind === 'choice' && !Array.isArray(value) ? [readText(value)] : readTexts(value)

const bare = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '')
