/** What one run of a scene has measured: figures by name. */
export type Sample = Readonly<Record<string, number>>

/** All that was measured of one target, by figure. */
export type Samples = Map<string, number[]>

/** Adds a run's figures to what is known. */
export function addSample(samples: Samples, sample: Sample): void {
  for (const [name, value] of Object.entries(sample)) {
    const all = samples.get(name)
    if (all) all.push(value)
    else samples.set(name, [value])
  }
}

/** The middle one; of an even number the lower. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
