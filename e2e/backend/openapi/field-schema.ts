import type { Field, FieldOfKind, Kind, Options } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { isRecord } from '#descriptor/read.ts'
import { arraySchema, type JsonSchema, objectSchema, orNull } from './json-schema.ts'

/** A kind in JSON: its schema in responses, and the keywords that a request adds. */
interface KindSchema<F extends Field> {
  readonly read: (field: F) => JsonSchema
  readonly limits?: (field: F) => JsonSchema
}

const text: JsonSchema = { type: 'string' }
const day: JsonSchema = { type: ['string', 'null'], format: 'date' }
const id: JsonSchema = { type: ['string', 'null'] }
const maxLength = ({ max }: { readonly max: number }): JsonSchema => ({ maxLength: max })

/** The values of a choice; '' is none. */
const optionsOf = (field: { readonly options: Options; readonly legacyOptions?: Options }) => [
  ...Object.keys(field.options),
  ...Object.keys(field.legacyOptions ?? {}),
]

const numberSchema: KindSchema<FieldOfKind<'number'> | FieldOfKind<'money'>> = {
  read: (field) => ({
    type: [field.kind === 'money' || field.integer ? 'integer' : 'number', 'null'],
  }),
  limits: ({ min, max, ...field }) => ({
    ...('decimals' in field && field.decimals !== undefined
      ? { multipleOf: Number(`1e-${field.decimals}`) }
      : {}),
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  }),
}

const asText = { read: () => text, limits: maxLength }

/** Kind → schema: total, so that a new kind does not compile without one. */
const schemas: { readonly [K in Kind]: KindSchema<FieldOfKind<K>> } = {
  text: asText,
  longText: asText,
  // The limit counts the text without its tags.
  richText: { read: () => ({ ...text, contentMediaType: 'text/html' }) },
  slug: asText,
  number: numberSchema,
  money: numberSchema,
  choice: { read: (field) => ({ ...text, enum: [...optionsOf(field), ''] }) },
  manyChoice: { read: (field) => ({ ...arraySchema({ enum: optionsOf(field) }), uniqueItems: true }) },
  toggle: { read: () => ({ type: 'boolean' }) },
  date: { read: () => day },
  dateTime: { read: () => ({ type: ['string', 'null'], format: 'date-time' }) },
  time: {
    read: () => ({ type: ['string', 'null'] }),
    limits: () => ({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
  },
  position: { read: ({ shape }) => orNull(degreesIn(shape.write({ lat: 0, lng: 0 }))) },
  birthday: { read: () => day },
  color: { read: () => text, limits: () => ({ pattern: '^(#[0-9a-fA-F]{6})?$' }) },
  url: asText,
  email: asText,
  phone: asText,
  image: asText,
  images: { read: () => arraySchema(text), limits: ({ max }) => ({ maxItems: max }) },
  reference: { read: () => id },
  references: {
    read: () => ({ ...arraySchema(text), uniqueItems: true }),
    limits: ({ max }) => ({ maxItems: max }),
  },
  parent: { read: () => id },
  rows: {
    read: ({ columns }) =>
      arraySchema(
        objectSchema(
          Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, readSchema(column)])),
          Object.keys(columns).filter((name) => !columns[name]?.optional),
        ),
      ),
    limits: ({ max }) => ({ maxItems: max }),
  },
  readOnly: { read: () => text },
}

/** The schema of a spelling of positions: its numbers are degrees, its texts are fixed. */
function degreesIn(spelt: unknown): JsonSchema {
  if (Array.isArray(spelt)) return arraySchema({ type: 'number' })
  if (!isRecord(spelt)) return typeof spelt === 'string' ? { const: spelt } : { type: 'number' }
  return objectSchema(Object.fromEntries(Object.entries(spelt).map(([key, part]) => [key, degreesIn(part)])))
}

/** The schema of a field's value in a response. */
export function readSchema(field: Field): JsonSchema {
  return { ...annotations(field), ...schemasOf(field).read(field) }
}

/** The schema of a field's value in a request, with its limits; null is none, except where a value is required. */
export function writeSchema(field: Field): JsonSchema {
  const { read, limits } = schemasOf(field)
  const { initial } = field
  const isText = typeof rulesOf(field).empty === 'string'
  const schema = { ...read(field), ...limits?.(field) }
  const own = field.required ? required(schema, isText) : nullable(schema)
  return { ...annotations(field), ...own, ...(initial === undefined ? {} : { default: initial }) }
}

function nullable(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema['type'])) return schema
  const options = schema['enum']
  return { ...orNull(schema), ...(Array.isArray(options) ? { enum: [...options, null] } : {}) }
}

function required(schema: JsonSchema, isText: boolean): JsonSchema {
  const { type, enum: options } = schema
  return {
    ...schema,
    ...(Array.isArray(type) ? { type: type[0] as unknown } : {}),
    ...(Array.isArray(options) ? { enum: options.filter((option) => option !== '') } : {}),
    ...(isText && !options ? { minLength: 1 } : {}),
  }
}

/** Label, help and kind of a field, and what its value refers to. */
function annotations(field: Field): JsonSchema {
  const { label, help, alias, blankTo, kind } = field
  const notes = [
    help,
    'to' in field && `The id of ${field.to().name}${kind === 'references' ? ', each once' : ''}.`,
    kind === 'parent' && 'The id of the parent record; null for a root.',
    alias && `Also read from ${alias.join(', ')}.`,
    blankTo && `Blank: the value of ${blankTo}.`,
    'notBelow' in field && field.notBelow !== undefined && `Not below ${field.notBelow}.`,
  ].filter((note) => typeof note === 'string')
  return { title: label, ...(notes.length > 0 ? { description: notes.join(' ') } : {}), 'x-kind': kind }
}

function schemasOf(field: Field): KindSchema<Field> {
  return schemas[field.kind] as unknown as KindSchema<Field>
}
