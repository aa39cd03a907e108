import type { Rate } from '#descriptor/field.ts'
import type { BandsPlan } from './bands-plan.ts'

/** The bands of a list whose records are bands. */
export interface RecordBandsPlan<
  K extends string = string,
  N extends string = string,
  P extends string = string,
  S extends string = string,
> extends BandsPlan<K, N, P, S> {
  /** The rate that prices in yen are charged at. */
  readonly rate?: Rate
}
