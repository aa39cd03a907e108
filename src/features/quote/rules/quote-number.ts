/** The time zone of quote numbers, so that one quote has one number in every browser. */
const zone = 7 * 3_600_000

/**
 * The number of a quote by the time of its prices: `BG261123-0X3FRR`, the day, the second of the day and its millisecond in
 * base 36. Two people may request prices in the same second.
 */
export function quoteNumber(at: number): string {
  const local = new Date(at + zone)
  const day = local.toISOString().slice(2, 10).replaceAll('-', '')
  const time = local.getTime() % 86_400_000
  return `BG${day}-${inBase36(Math.floor(time / 1000), 4)}${inBase36(time % 1000, 2)}`
}

function inBase36(value: number, length: number): string {
  return value.toString(36).toUpperCase().padStart(length, '0')
}
