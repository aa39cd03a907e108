import { objectAt, type Schema, type Source, typeOf } from './source.ts'

/** The keys of latitude and longitude, as documents spell them. */
const SPELLINGS: readonly (readonly [lat: string, lng: string])[] = [
  ['lat', 'lng'],
  ['lat', 'lon'],
  ['lat', 'long'],
  ['latitude', 'longitude'],
]

/** Keys that describe a measurement: a position keeps them as they come. */
const MEASURED =
  /^(alt|altitude|elevation|accuracy|precision|radius|heading|bearing|speed|source|provider|timestamp|measured_?at)$/i

/** A guessed shape of positions as code; '' for the default of the grammar. */
export interface GuessedShape {
  readonly code: string
}

/** The shape of an object schema that is a position: two degrees, or a GeoJSON point. */
export function guessPosition(source: Source, schema: Schema): GuessedShape | undefined {
  const properties = objectAt(schema, 'properties')
  if (isPoint(source, properties)) return { code: 'geoJson' }
  const keys = degreesOf(source, schema)
  if (!keys) return undefined
  const others = Object.keys(properties).filter((name) => !keys.includes(name))
  if (others.some((name) => !MEASURED.test(name))) return undefined
  const [lat, lng] = keys
  return {
    code: lat === 'lat' && lng === 'lng' ? '' : `inKeys(${JSON.stringify(lat)}, ${JSON.stringify(lng)})`,
  }
}

/** The keys of latitude and longitude in an object, also in one that has other content. */
export function degreesOf(source: Source, schema: Schema): readonly [string, string] | undefined {
  const properties = objectAt(schema, 'properties')
  const isNumber = (name: string) => /^(number|integer)$/.test(typeOf(source.schema(properties[name])))
  return SPELLINGS.find((both) => both.every(isNumber))
}

/** A GeoJSON point: `type` is “Point”, `coordinates` are numbers (RFC 7946 §3.1.2). */
function isPoint(source: Source, { type, coordinates }: Readonly<Record<string, unknown>>): boolean {
  const numbers = source.schema(coordinates)
  if (typeOf(numbers) !== 'array' || typeOf(source.schema(numbers['items'])) !== 'number') return false
  const { const: only, enum: options, default: usual } = source.schema(type)
  return [only, usual, ...(Array.isArray(options) ? (options as readonly unknown[]) : [])].includes('Point')
}
