/** A rule as a line of the settings, as it is stored. */
export type RuleLine = Readonly<Record<string, unknown>>

/** The published rules of carriers, by their service. */
export const carrierLines: readonly RuleLine[] = []
