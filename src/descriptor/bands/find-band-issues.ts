import type { Band } from './band.ts'

interface Between {
  readonly group: string
  readonly from: number
  /** null is an open end. */
  readonly to: number | null
  /** The lower band, and the other one. */
  readonly bands: readonly [Band, Band]
}

/**
 * A doubtful place of a price list: values without a band, values with two, or a band that costs less than the band
 * below. With unit prices the latter is a band whose whole range costs no more than the heaviest value below it; a
 * discount for larger amounts is none.
 */
export type BandIssue = Between & { readonly kind: 'gap' | 'overlap' | 'fall' }

/** The doubtful places of bands, by group, in the order of the ranges. */
export function findBandIssues(bands: readonly Band[], unitPrice: boolean | undefined): readonly BandIssue[] {
  const groups = new Map<string, Band[]>()
  for (const band of bands) groups.set(band.group, [...(groups.get(band.group) ?? []), band])
  return [...groups].flatMap(([group, members]) => {
    const sorted = members.toSorted((one, other) => one.from - other.from || endOf(one) - endOf(other))
    return issuesIn(group, sorted, unitPrice)
  })
}

/**
 * Returns the issues that `before` does not have. An issue at the place of a former one is the same although its lines have
 * other numbers: the removal of a line changes the numbers of those after it.
 */
export function newBandIssues(
  before: readonly BandIssue[],
  after: readonly BandIssue[],
): readonly BandIssue[] {
  const rest = withoutKnown(after, before, signatureOf)
  return withoutKnown(rest, withoutKnown(before, after, signatureOf), placeOf)
}

/** Leaves out as many issues of each text as are known. */
function withoutKnown(
  issues: readonly BandIssue[],
  known: readonly BandIssue[],
  textOf: (issue: BandIssue) => string,
): readonly BandIssue[] {
  const counts = new Map<string, number>()
  for (const issue of known) counts.set(textOf(issue), (counts.get(textOf(issue)) ?? 0) + 1)
  return issues.filter((issue) => {
    const count = counts.get(textOf(issue)) ?? 0
    counts.set(textOf(issue), count - 1)
    return count <= 0
  })
}

const placeOf = ({ kind, group, from, to, bands }: BandIssue) =>
  [kind, group, from, to, ...(kind === 'gap' ? [] : bands.map(({ price }) => price))].join('\n')

/** The text by which two issues are the same. */
export function signatureOf({ kind, group, from, to, bands }: BandIssue): string {
  return [kind, group, from, to, ...bands.map(({ key }) => key)].join('\n')
}

function issuesIn(
  group: string,
  sorted: readonly Band[],
  unitPrice: boolean | undefined,
): readonly BandIssue[] {
  const issues: BandIssue[] = []
  let widest: Band | undefined
  let last: Band | undefined
  let below: Band | undefined
  for (const band of sorted) {
    if (widest) {
      const end = endOf(widest)
      if (band.from > end)
        issues.push({ kind: 'gap', group, from: end, to: band.from, bands: [widest, band] })
      const common = Math.min(end, endOf(band))
      if (common > band.from) {
        const to = Number.isFinite(common) ? common : null
        issues.push({ kind: 'overlap', group, from: band.from, to, bands: [widest, band] })
      }
    }
    if (last && last.from < band.from) below = last
    last = band
    const fall = below && fallBetween(below, band, unitPrice)
    if (below && fall) issues.push({ kind: 'fall', group, from: band.from, ...fall, bands: [below, band] })
    if (!widest || endOf(band) > endOf(widest)) widest = band
  }
  return issues
}

const endOf = ({ to }: Band) => to ?? Number.POSITIVE_INFINITY

/** The end of the values that cost less than those below; null if none do. */
function fallBetween(below: Band, band: Band, unitPrice: boolean | undefined): Pick<BandIssue, 'to'> | null {
  if (below.price === null || band.price === null || below.currency !== band.currency) return null
  if (!unitPrice) return band.price < below.price ? { to: band.to } : null
  const dearest = below.price * Math.min(endOf(below), band.from)
  // Of an open end, up to twice its start.
  const whole = band.to ?? 2 * band.from
  return band.price * whole < dearest ? { to: band.to } : null
}
