import { readNumber, readText } from '#descriptor/read.ts'
import { exportName } from '../run/route-files.ts'
import { labelFrom, snake, wordsOf } from './operations.ts'
import {
  type Guess,
  type GuessedField,
  guess,
  namedBy,
  numberFrom,
  ofEnum,
  type Property,
  scalarOf,
} from './scalars.ts'
import { requiredOf, type Schema } from './source.ts'

const MAX_DEPTH = 2
const KEPT = 'it is left out, and kept as it comes when a record is saved'
const quoted = JSON.stringify

/** The fields of the properties of an object: of a record, or of an object in it. */
export function fieldsIn(object: Property): readonly GuessedField[] {
  const required = requiredOf(object.schema.json)
  return Object.entries(object.schema.properties).flatMap(([key, schema]) => {
    // A secret that is sent and never read has a call of its own.
    if (schema.json['writeOnly'] === true) return []
    return guessFields({
      ...object,
      name: fieldName(`${object.name} ${key}`),
      path: object.path === '' ? key : `${object.path}.${key}`,
      schema,
      isRequired: object.isRequired && required.includes(key),
      isReadOnly: object.isReadOnly || schema.json['readOnly'] === true,
    })
  })
}

// Names that the tables of the local back-end have for themselves.
const RESERVED = /^(id|_id|extra|folded|row_version|children_count|ancestors)$/

/** A name as that of a field. */
export function fieldName(name: string): string {
  const own = snake(name)
  return RESERVED.test(own) || !/^[a-z]/.test(own) ? `own_${own}` : own
}

/** The fields of a property: one, none where no kind fits, or several for an object inside the record. */
function guessFields(property: Property): readonly GuessedField[] {
  const { schema, path, note } = property
  const { type } = schema
  const choices = readNumber(schema.json['choices'])
  if (choices !== null) note(`${path}: one of ${choices} shapes; it is read as the first of them`)
  if (type === 'object') return ofObject(property)
  const guessed = type === 'array' ? ofArray(property) : scalarOf(property)
  if (guessed) return [withCommon(guessed, property)]
  note(
    `${path}: no kind of field fits ${type === 'array' ? 'this list' : `the type “${type || 'any'}”`}; ${KEPT}`,
  )
  return []
}

/** A guess with the label and the options that every kind has. */
function withCommon({ kind, given, options }: Guess, property: Property): GuessedField {
  const { name, path, schema, isRequired, isReadOnly } = property
  const words = labelFrom(path)
  // The label of a reference is without its `id`.
  const label = /^(references?|parent)$/.test(kind) ? words.replace(/(.) ids?$/, '$1') : words
  const { title, default: initial } = schema.json
  const hasInitial = ['string', 'number', 'boolean'].includes(typeof initial) && initial !== ''
  const common = {
    required: isRequired && !isReadOnly && kind !== 'toggle' && 'true',
    readOnly: isReadOnly && 'true',
    at: path !== name && quoted(path),
    initial: hasInitial && !isReadOnly && !/^(slug|reference)$/.test(kind) && quoted(initial),
  }
  return { name, kind, label: readText(title) || label, given, options: { ...common, ...options } }
}

function ofArray(property: Property): Guess | undefined {
  const { items, json } = property.schema
  if (items.options) return ofEnum(items.options, 'manyChoice')
  const options = { max: numberFrom(json['maxItems']) }
  const words = wordsOf(property.name)
  const isIds = /^ids?$/.test(words.at(-1) ?? '')
  const other =
    property.resourceOf(items.component) ?? (isIds ? namedBy(words.slice(0, -1), property) : undefined)
  if (other) return guess('references', options, `@${other}`)
  const columns = items.type === 'object' ? columnsOf(property) : []
  if (columns.length > 0) return guess('rows', options, `{ ${columns.join(', ')} }`)
  const isPictures = words.some((word) => /^(images?|photos?|pictures?)$/.test(word))
  return items.type === 'string' && isPictures ? guess('images', options) : undefined
}

/** The columns of a table inside a record: texts, numbers, choices and toggles. */
function columnsOf(property: Property): readonly string[] {
  const { schema, path, note } = property
  const required = requiredOf(schema.items.json)
  return Object.entries(schema.items.properties).flatMap(([name, part]) => {
    const alone = { resourceOf: () => undefined, note: () => {}, isReadOnly: false }
    const column = {
      ...property,
      ...alone,
      name,
      path: name,
      schema: part,
      isRequired: required.includes(name),
    }
    const scalar = scalarOf(column)
    if (!scalar) note(`${path}[].${name}: no column; it is kept as it comes`)
    if (!scalar) return []
    const integer = part.type === 'integer' && 'true'
    const plain = part.type === 'string' ? guess('text') : guess('number', { integer })
    const isColumn = /^(text|number|choice|toggle)$/.test(scalar.kind)
    return `${quoted(name)}: ${written(withCommon(isColumn ? scalar : plain, column))}`
  })
}

/** A position; a populated record is a reference; another object's properties are fields with a path. */
function ofObject(property: Property): readonly GuessedField[] {
  const { schema, name, path, resourceOf, note } = property
  const word = wordsOf(name).join('-')
  const other = resourceOf(schema.component) ?? resourceOf(word)
  const shape = positionOf(schema)
  if (shape !== undefined) return [withCommon(guess('position', { shape: shape || undefined }), property)]
  if (other && schema.names.some((key) => /^_?id$/.test(key)))
    return [withCommon(word === 'parent' ? guess('parent') : guess('reference', {}, `@${other}`), property)]
  if (schema.names.length === 0 || path.split('.').length > MAX_DEPTH) {
    note(`${path}: an object of any keys is no field; ${KEPT}`)
    return []
  }
  if (degreesOf(schema).every(Boolean))
    note(`${path}: latitude and longitude are two numbers: the object has other fields beside them`)
  const { additionalProperties: further = false } = schema.json
  if (further !== false)
    note(`${path}: its further keys are no fields; they are kept as they come when a record is saved`)
  return fieldsIn(property)
}

/** Keys that describe a measurement: a position keeps them as they come. */
const MEASURED =
  /^(alt|altitude|elevation|accuracy|precision|radius|heading|bearing|speed|source|provider|timestamp|measured_?at)$/i

/** The shape of an object that is a position as code, '' for the default of the grammar; undefined for another object. */
function positionOf(schema: Schema): string | undefined {
  const { type, coordinates } = schema.properties
  // A GeoJSON point: `type` is “Point”, `coordinates` are numbers (RFC 7946 §3.1.2).
  const values = [type?.json['const'], type?.json['default'], ...(type?.options ?? [])]
  if (coordinates?.items.type === 'number' && values.includes('Point')) return 'geoJson'
  const [lat, lng] = degreesOf(schema)
  if (!lat || !lng || schema.names.some((name) => ![lat, lng].includes(name) && !MEASURED.test(name)))
    return undefined
  return lat === 'lat' && lng === 'lng' ? '' : `inKeys(${quoted(lat)}, ${quoted(lng)})`
}

/** The keys of latitude and longitude in an object, also in one that has other content. */
const degreesOf = ({ names, properties }: Schema): readonly (string | undefined)[] =>
  [/^lat(itude)?$/, /^(lng|long?|longitude)$/].map((spelling) =>
    names.find((name) => spelling.test(name) && /^(number|integer)$/.test(properties[name]?.type ?? '')),
  )

/** A field as code; an argument `@name` as a thunk of the other descriptor. */
export function written({ kind, label, given = [], options }: GuessedField): string {
  const references = given.map((code) =>
    code.replace(/^@([a-z\d-]+)$/, (_, name: string) => `(): Referable => ${exportName({ name })}`),
  )
  const pairs = Object.entries(options).flatMap(([name, code]) => (code ? `${name}: ${code}` : []))
  const last = pairs.length > 0 ? [`{ ${pairs.join(', ')} }`] : []
  return `${kind}(${[quoted(label), ...references, ...last].join(', ')})`
}
