import { slugOf } from '#descriptor/slug.ts'
import { randomOf } from './random.ts'
import { seedId } from './seed-id.ts'

/** Rows of entities that are a title below another: first all parents, then their children. */
export function twoLevels(
  name: string,
  titles: Readonly<Record<string, readonly string[]>>,
  count: number,
): Record<string, unknown>[] {
  const random = randomOf(name)
  const parents = Object.keys(titles)
  const all = [
    ...parents.map((title, at) => ({ title, parent: '', position: at + 1 })),
    ...parents.flatMap((above, at) =>
      (titles[above] ?? []).map((title, place) => ({
        title,
        parent: seedId(name, at),
        position: place + 1,
      })),
    ),
  ]
  return all.slice(0, count).map((row) => ({ ...row, url: slugOf(row.title), active: random.chance(0.93) }))
}
