import type { Target } from './target.ts'

/** The figures of one run of a scene, by name. */
export type Sample = Readonly<Record<string, number>>

/** All values of each app, by figure. */
export type Results = Readonly<Record<Target['name'], Map<string, number[]>>>

/** Adds the figures of a run. */
export function addSample(results: Results, name: Target['name'], sample: Sample): void {
  for (const [figure, value] of Object.entries(sample)) {
    const all = results[name].get(figure)
    if (all) all.push(value)
    else results[name].set(figure, [value])
  }
}
