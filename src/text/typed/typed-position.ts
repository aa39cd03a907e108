import { cleanText } from './clean-text.ts'

/** Two numbers of degrees. */
interface Degrees {
  readonly lat: number
  readonly lng: number
}

const decimal = String.raw`[+-]?\d{1,3}(?:[.,]\d+)?`

/**
 * Parses a copied position: "10.77, 106.70", "10,77; 106,70", "10.77° N 106.70° E", 10°46'12"N 106°42'0"E, the
 * address of a map with `@10.77,106.70`, `geo:10.77,106.70`. Null for any other text.
 */
export function typedPosition(typed: string): Degrees | null {
  const text = cleanText(typed)
  const [, address] = /(?:@|geo:|[?&](?:q|ll|query)=)([-\d.]+(?:,|%2C)[-\d.]+)/i.exec(text) ?? []
  const parts = partsOf(address?.replace(/%2C/i, ',') ?? text)
  if (!parts) return null
  const [lat = Number.NaN, lng = Number.NaN] = parts.map(degreesOf)
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

function partsOf(text: string): readonly string[] | null {
  const pair = new RegExp(`^(${decimal})(?:\\s*;\\s*|\\s*,\\s+|\\s+)(${decimal})$`).exec(text)
  // "10,77" alone is one number with a decimal comma.
  const dotted = /^(?!\d+,\d+$)([+-]?\d{1,3}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)$/.exec(text)
  const named = /^(.*?\d.*?[NS])[\s,;]*(.*\d.*[EW])$/i.exec(text)
  const found = dotted ?? pair ?? named
  return found ? found.slice(1, 3) : null
}

/** Degrees of a decimal number, or of degrees, minutes and seconds with a letter of the wind. */
function degreesOf(part: string): number {
  const plain = part.replace(',', '.')
  if (/^[+-]?[\d.]+$/.test(plain)) return Number(plain)
  const [, sign = '', degrees = '', minutes = '0', seconds = '0', wind = ''] =
    /^([+-]?)([\d.]+)\s*°?\s*(?:([\d.]+)\s*['’′]\s*)?(?:([\d.]+)\s*(?:["”″]|['’′]{2})\s*)?([NSEW])$/i.exec(
      plain,
    ) ?? []
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return Number.NaN
  const size = Number(degrees || Number.NaN) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = (sign === '-') !== /[SW]/i.test(wind)
  return (isNegative ? -1 : 1) * Number(size.toFixed(7))
}
