/** The time zone of quote numbers, so that one quote has one number in every browser. */
const zone = 7 * 3_600_000

/** The number of a quote by the time of its prices: `BG261123-0X3F`, the day and the second of the day in base 36. */
export function quoteNumber(at: number): string {
  const local = new Date(at + zone)
  const day = local.toISOString().slice(2, 10).replaceAll('-', '')
  const second = Math.floor((local.getTime() % 86_400_000) / 1000)
  return `BG${day}-${second.toString(36).toUpperCase().padStart(4, '0')}`
}
