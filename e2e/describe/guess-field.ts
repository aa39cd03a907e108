import { isRecord } from '#descriptor/read.ts'
import { exportName } from '../run/route-files.ts'
import type { Guess, GuessedField, Guessing } from './guess.ts'
import { numberOption, ofNumber } from './guess-number.ts'
import { degreesOf, guessPosition } from './guess-position.ts'
import { otherOf, referenceOf, to } from './guess-reference.ts'
import { guessText } from './guess-text.ts'
import { labelFrom, snake, wordsOf } from './names.ts'
import type { Property } from './property.ts'
import { objectAt, requiredOf, type Schema, typeOf } from './source.ts'

const MAX_DEPTH = 2

/** The fields of a property: one, none where no kind fits, or several for an object inside the record. */
export function guessFields(guessing: Guessing, property: Property): readonly GuessedField[] {
  const { schema, path } = property
  const type = typeOf(schema)
  if (schema.choices !== undefined)
    guessing.note(`${path}: one of ${schema.choices} shapes; it is read as the first of them`)
  if (type === 'object') return ofObject(guessing, property)
  const guessed = type === 'array' ? ofArray(guessing, property) : ofScalar(guessing, property, type)
  if (guessed) return [withCommon(guessed, property)]
  guessing.note(
    `${path}: no kind of field fits ${type === 'array' ? 'this list' : `the type “${type || 'any'}”`}; it is left out, and kept as it comes when a record is saved`,
  )
  return []
}

/** The options that every kind has. */
function withCommon({ kind, given = [], options = {} }: Guess, property: Property): GuessedField {
  const { name, path, schema, isRequired, isReadOnly } = property
  const label = typeof schema['title'] === 'string' ? schema['title'] : labelOf(kind, path)
  const initial = schema['default']
  const hasInitial = ['string', 'number', 'boolean'].includes(typeof initial) && initial !== ''
  return {
    name,
    kind,
    label,
    given,
    options: {
      ...(isRequired && !isReadOnly && kind !== 'toggle' ? { required: 'true' } : {}),
      ...(isReadOnly ? { readOnly: 'true' } : {}),
      ...(path === name ? {} : { at: JSON.stringify(path) }),
      ...(hasInitial && !isReadOnly && !['slug', 'reference'].includes(kind)
        ? { initial: JSON.stringify(initial) }
        : {}),
      ...options,
    },
  }
}

/** The label of a reference is without its `id`. */
function labelOf(kind: string, path: string): string {
  const label = labelFrom(path.replaceAll('.', ' '))
  return /^(references?|parent)$/.test(kind) ? label.replace(/(.) ids?$/, '$1') : label
}

function ofScalar(guessing: Guessing, property: Property, type: string): Guess | undefined {
  const { schema } = property
  if (Array.isArray(schema['enum'])) return ofEnum(schema, 'choice')
  if (type === 'boolean') return { kind: 'toggle' }
  const reference = referenceOf(guessing, property)
  if (reference) return reference
  if (type === 'integer' || type === 'number') return ofNumber(guessing, property, type)
  return type === 'string' ? guessText(property) : undefined
}

function ofEnum(schema: Schema, kind: 'choice' | 'manyChoice'): Guess {
  const values = (schema['enum'] as readonly unknown[]).filter((value) => value !== null && value !== '')
  const options = values.map(
    (value) => `${JSON.stringify(String(value))}: ${JSON.stringify(optionLabel(String(value)))}`,
  )
  return { kind, given: [`{ ${options.join(', ')} }`] }
}

/** Codes such as VN keep their letters. */
const optionLabel = (value: string) => (value === value.toUpperCase() ? value : labelFrom(value))

function ofArray(guessing: Guessing, property: Property): Guess | undefined {
  const { name, schema } = property
  const items = guessing.source.schema(schema['items'])
  const max = numberOption('max', schema['maxItems'])
  if (Array.isArray(items['enum'])) return ofEnum(items, 'manyChoice')
  const words = wordsOf(name)
  const isIds = /^ids?$/.test(words.at(-1) ?? '')
  const other =
    guessing.resourceOf(items.component ?? '') ??
    (isIds ? (guessing.resourceOf(words.slice(0, -1).join('-')) ?? otherOf(guessing, words)) : undefined)
  if (other) return { ...to('references', other), options: max }
  if (typeOf(items) === 'object') return ofLines(guessing, property, items)
  const isPictures = words.some((word) => /^(images?|photos?|pictures?)$/.test(word))
  return typeOf(items) === 'string' && isPictures ? { kind: 'images', options: max } : undefined
}

const COLUMNS = new Set(['text', 'number', 'choice', 'toggle'])

/** A table inside a record: its columns are texts, numbers, choices and toggles. */
function ofLines(guessing: Guessing, { path, schema }: Property, items: Schema): Guess | undefined {
  const required = requiredOf(items)
  const columns = Object.entries(objectAt(items, 'properties')).flatMap(([name, part]) => {
    const column = {
      name,
      path: name,
      schema: guessing.source.schema(part),
      isRequired: required.includes(name),
      isReadOnly: false,
    }
    const scalar = ofScalar(
      { ...guessing, resourceOf: () => undefined, note: () => {} },
      column,
      typeOf(column.schema),
    )
    if (!scalar) {
      guessing.note(`${path}[].${name}: no column; it is kept as it comes`)
      return []
    }
    const asColumn: Guess = COLUMNS.has(scalar.kind) ? scalar : plainColumn(typeOf(column.schema))
    return [withCommon(asColumn, column)]
  })
  if (columns.length === 0) return undefined
  return {
    kind: 'rows',
    given: [
      `{ ${columns.map((column) => `${JSON.stringify(column.name)}: ${written(column)}`).join(', ')} }`,
    ],
    options: numberOption('max', schema['maxItems']),
  }
}

/** The column for a value of another kind. */
function plainColumn(type: string): Guess {
  if (type === 'string') return { kind: 'text' }
  return { kind: 'number', options: type === 'integer' ? { integer: 'true' } : {} }
}

/** A field as code; an argument `@name` as a thunk of the other descriptor. */
export function written({ kind, label, given: references = [], options }: GuessedField): string {
  const given = references.map((code) =>
    code.replace(/^@([a-z\d-]+)$/, (_, name: string) => `(): Referable => ${exportName({ name })}`),
  )
  const pairs = Object.entries(options).map(([name, code]) => `${name}: ${code}`)
  return `${kind}(${[JSON.stringify(label), ...given, ...(pairs.length > 0 ? [`{ ${pairs.join(', ')} }`] : [])].join(', ')})`
}

/** A populated record is a reference; another object's properties are fields with a path. */
function ofObject(guessing: Guessing, property: Property): readonly GuessedField[] {
  const { schema, name, path, isReadOnly, isRequired } = property
  const other = guessing.resourceOf(schema.component ?? '') ?? guessing.resourceOf(wordsOf(name).join('-'))
  const properties = Object.entries(objectAt(schema, 'properties'))
  const shape = guessPosition(guessing.source, schema)
  if (shape)
    return [withCommon({ kind: 'position', options: shape.code ? { shape: shape.code } : {} }, property)]
  if (other && properties.some(([key]) => /^_?id$/.test(key))) {
    return [
      withCommon(
        wordsOf(name).join('-') === 'parent' ? { kind: 'parent' } : to('reference', other),
        property,
      ),
    ]
  }
  if (properties.length === 0 || path.split('.').length > MAX_DEPTH) {
    guessing.note(
      `${path}: an object of any keys is no field; it is left out, and kept as it comes when a record is saved`,
    )
    return []
  }
  if (degreesOf(guessing.source, schema))
    guessing.note(`${path}: latitude and longitude are two numbers: the object has other fields beside them`)
  if (isRecord(schema['additionalProperties']) || schema['additionalProperties'] === true)
    guessing.note(
      `${path}: its further keys are no fields; they are kept as they come when a record is saved`,
    )
  const required = requiredOf(schema)
  return properties.flatMap(([key, part]) => {
    const inner = guessing.source.schema(part)
    return guessFields(guessing, {
      name: `${name}_${snake(key)}`,
      path: `${path}.${key}`,
      schema: inner,
      isRequired: isRequired && required.includes(key),
      isReadOnly: isReadOnly || inner['readOnly'] === true,
    })
  })
}
