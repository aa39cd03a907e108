import { readNumber, readText } from '#descriptor/read.ts'
import { exportName } from '../run/route-files.ts'
import { labelFrom, snake, wordsOf } from './operations.ts'
import {
  degreesOf,
  type Guess,
  type GuessedField,
  type Guessing,
  numberOption,
  ofEnum,
  otherOf,
  type Property,
  positionOf,
  scalarOf,
} from './scalars.ts'
import { requiredOf } from './source.ts'

const MAX_DEPTH = 2
const KEPT = 'it is left out, and kept as it comes when a record is saved'
const quoted = JSON.stringify

/** The fields of a property: one, none where no kind fits, or several for an object inside the record. */
export function guessFields(guessing: Guessing, property: Property): readonly GuessedField[] {
  const { schema, path } = property
  const { type } = schema
  const choices = readNumber(schema.json['choices'])
  if (choices !== null) guessing.note(`${path}: one of ${choices} shapes; it is read as the first of them`)
  if (type === 'object') return ofObject(guessing, property)
  const guessed = type === 'array' ? ofArray(guessing, property) : scalarOf(guessing, property)
  if (guessed) return [withCommon(guessed, property)]
  const what = type === 'array' ? 'this list' : `the type “${type || 'any'}”`
  guessing.note(`${path}: no kind of field fits ${what}; ${KEPT}`)
  return []
}

/** A guess with the label and the options that every kind has. */
function withCommon({ kind, given = [], options = {} }: Guess, property: Property): GuessedField {
  const { name, path, schema, isRequired, isReadOnly } = property
  const words = labelFrom(path.replaceAll('.', ' '))
  // The label of a reference is without its `id`.
  const label = /^(references?|parent)$/.test(kind) ? words.replace(/(.) ids?$/, '$1') : words
  const { title, default: initial } = schema.json
  const hasInitial = ['string', 'number', 'boolean'].includes(typeof initial) && initial !== ''
  const common = {
    ...(isRequired && !isReadOnly && kind !== 'toggle' ? { required: 'true' } : {}),
    ...(isReadOnly ? { readOnly: 'true' } : {}),
    ...(path === name ? {} : { at: quoted(path) }),
    ...(hasInitial && !isReadOnly && !/^(slug|reference)$/.test(kind) ? { initial: quoted(initial) } : {}),
  }
  return { name, kind, label: readText(title) || label, given, options: { ...common, ...options } }
}

const to = (kind: 'reference' | 'references', name: string): Guess => ({ kind, given: [`@${name}`] })

function ofArray(guessing: Guessing, property: Property): Guess | undefined {
  const { name, schema } = property
  const { items } = schema
  const max = numberOption('max', schema.json['maxItems'])
  if (items.options) return ofEnum(items.options, 'manyChoice')
  const words = wordsOf(name)
  const isIds = /^ids?$/.test(words.at(-1) ?? '')
  const named = guessing.resourceOf(words.slice(0, -1).join('-'))
  const other =
    guessing.resourceOf(items.component) ?? (isIds ? (named ?? otherOf(guessing, words)) : undefined)
  if (other) return { ...to('references', other), options: max }
  if (items.type === 'object') return ofLines(guessing, property)
  const isPictures = words.some((word) => /^(images?|photos?|pictures?)$/.test(word))
  return items.type === 'string' && isPictures ? { kind: 'images', options: max } : undefined
}

/** A table inside a record: its columns are texts, numbers, choices and toggles. */
function ofLines(guessing: Guessing, { path, schema }: Property): Guess | undefined {
  const required = requiredOf(schema.items.json)
  const columns = Object.entries(schema.items.properties).flatMap(([name, part]) => {
    const column = { name, path: name, schema: part, isRequired: required.includes(name), isReadOnly: false }
    const scalar = scalarOf({ ...guessing, resourceOf: () => undefined, note: () => {} }, column)
    if (!scalar) guessing.note(`${path}[].${name}: no column; it is kept as it comes`)
    if (!scalar) return []
    const { type } = part
    const plain: Guess =
      type === 'string'
        ? { kind: 'text' }
        : { kind: 'number', options: type === 'integer' ? { integer: 'true' } : {} }
    const isColumn = /^(text|number|choice|toggle)$/.test(scalar.kind)
    return [`${quoted(name)}: ${written(withCommon(isColumn ? scalar : plain, column))}`]
  })
  if (columns.length === 0) return undefined
  const options = numberOption('max', schema.json['maxItems'])
  return { kind: 'rows', given: [`{ ${columns.join(', ')} }`], options }
}

/** A populated record is a reference; another object's properties are fields with a path. */
function ofObject(guessing: Guessing, property: Property): readonly GuessedField[] {
  const { schema, name, path, isReadOnly, isRequired } = property
  const { resourceOf, note } = guessing
  const word = wordsOf(name).join('-')
  const other = resourceOf(schema.component) ?? resourceOf(word)
  const shape = positionOf(schema)
  const options: Guess['options'] = shape ? { shape } : {}
  if (shape !== undefined) return [withCommon({ kind: 'position', options }, property)]
  if (other && schema.names.some((key) => /^_?id$/.test(key)))
    return [withCommon(word === 'parent' ? { kind: 'parent' } : to('reference', other), property)]
  if (schema.names.length === 0 || path.split('.').length > MAX_DEPTH) {
    note(`${path}: an object of any keys is no field; ${KEPT}`)
    return []
  }
  if (degreesOf(schema))
    note(`${path}: latitude and longitude are two numbers: the object has other fields beside them`)
  const { additionalProperties: further = false } = schema.json
  if (further !== false)
    note(`${path}: its further keys are no fields; they are kept as they come when a record is saved`)
  const required = requiredOf(schema.json)
  return Object.entries(schema.properties).flatMap(([key, inner]) =>
    guessFields(guessing, {
      name: `${name}_${snake(key)}`,
      path: `${path}.${key}`,
      schema: inner,
      isRequired: isRequired && required.includes(key),
      isReadOnly: isReadOnly || inner.json['readOnly'] === true,
    }),
  )
}

/** A field as code; an argument `@name` as a thunk of the other descriptor. */
export function written({ kind, label, given = [], options }: GuessedField): string {
  const references = given.map((code) =>
    code.replace(/^@([a-z\d-]+)$/, (_, name: string) => `(): Referable => ${exportName({ name })}`),
  )
  const pairs = Object.entries(options).map(([name, code]) => `${name}: ${code}`)
  const last = pairs.length > 0 ? [`{ ${pairs.join(', ')} }`] : []
  return `${kind}(${[quoted(label), ...references, ...last].join(', ')})`
}
