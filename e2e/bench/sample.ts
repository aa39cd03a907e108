/** The figures of one run of a scene, by name. */
export type Sample = Readonly<Record<string, number>>

/** All values of one target, by figure. */
export type Samples = Map<string, number[]>

/** Adds the figures of a run. */
export function addSample(samples: Samples, sample: Sample): void {
  for (const [name, value] of Object.entries(sample)) {
    const all = samples.get(name)
    if (all) all.push(value)
    else samples.set(name, [value])
  }
}

/** The median; the lower of the two middle values if their number is even. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
