import type { Planted } from './departing-server.test-data.ts'

/** A departure that a server makes, and the findings of a comparison. */
export interface PlantedDeparture {
  readonly name: string
  readonly planted: Planted
  /** The rule, its part and weight, and the source at the line that the departure names. */
  readonly found: readonly string[]
}
