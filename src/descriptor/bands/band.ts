import { readNumber, readText } from '#descriptor/read.ts'
import type { BandsPlan } from './bands-plan.ts'

/** A range with its price, of a record or of a line of rows. */
export interface Band {
  /** The id of the record, or the number of the line. */
  readonly key: string
  /** The values that bands of one price list share, joined. */
  readonly group: string
  readonly from: number
  /** null is an open end. */
  readonly to: number | null
  /** null is no price. */
  readonly price: number | null
  /** The currency of the price; '' for a number without one. */
  readonly currency: string
}

/** Whether a band is that of a value: the end of a range belongs to it, and not to the next one. */
export function covers({ from, to }: Pick<Band, 'from' | 'to'>, value: number): boolean {
  return from < value && (to === null || value <= to)
}

interface Source {
  readonly key: string
  /** A value by its name; undefined for an unknown one. */
  readonly read: (name: string) => unknown
  readonly currency: string
}

/**
 * The bands in use, without blank ones. A group with an unknown bound is left out, and all are where a group is unknown: a band of unknown
 * values may cover what looks like a gap.
 */
export function bandsOf(plan: BandsPlan, sources: readonly Source[]): readonly Band[] {
  const { per = [], on } = plan
  const used = sources.filter(({ read }) => on === undefined || read(on) !== false)
  if (used.some(({ read }) => per.some((name) => read(name) === undefined))) return []
  const groupOf = ({ read }: Source) => per.map((name) => readText(read(name)).trim()).join(' · ')
  const unknown = new Set(
    used.filter(({ read }) => [plan.from, plan.to].some((name) => read(name) === undefined)).map(groupOf),
  )
  return used.flatMap((source) => {
    const { key, read, currency } = source
    const group = groupOf(source)
    if (unknown.has(group)) return []
    const [from, to, price] = [plan.from, plan.to, plan.price].map((name) => readNumber(read(name)))
    if (from === null && to === null && price === null) return []
    return [{ key, group, from: from ?? 0, to: to ?? null, price: price ?? null, currency }]
  })
}
