import { isRecord, readNumber } from '#descriptor/read.ts'

/** A place on the earth: degrees of latitude, -90 to 90, and of longitude, -180 to 180. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** A spelling of positions in records. */
export interface PositionShape {
  readonly name: string
  /** Reads a received value; null for one that is no position. Throws nothing. */
  readonly read: (raw: unknown) => Position | null
  /** Writes a position; the other members of the received value are kept. */
  readonly write: (position: Position, received?: unknown) => unknown
}

/** A record of two numbers, under these keys. */
export const inKeys = (lat: string, lng: string): PositionShape => ({
  name: `{ ${lat}, ${lng} }`,
  read: (raw) => (isRecord(raw) ? positionOf(raw[lat], raw[lng]) : null),
  write: (position, received) => ({
    ...(isRecord(received) && received),
    [lat]: position.lat,
    [lng]: position.lng,
  }),
})

/** `{ lat, lng }`: the default. */
export const latLng: PositionShape = inKeys('lat', 'lng')

/** A GeoJSON point, whose longitude comes first (RFC 7946 §3.1.2). */
export const geoJson: PositionShape = {
  name: 'GeoJSON',
  read: (raw) => {
    const both: unknown = isRecord(raw) ? raw.coordinates : undefined
    return Array.isArray(both) ? positionOf(both[1], both[0]) : null
  },
  write: ({ lat, lng }, received) => {
    const { coordinates, ...others } = isRecord(received) ? received : {}
    const [, , ...further]: readonly unknown[] = Array.isArray(coordinates) ? coordinates : []
    return { type: 'Point', ...others, coordinates: [lng, lat, ...further] }
  },
}

function positionOf(rawLat: unknown, rawLng: unknown): Position | null {
  const lat = readNumber(rawLat)
  const lng = readNumber(rawLng)
  return lat === null || lng === null ? null : { lat, lng }
}
