import { randomOf } from './random.ts'

/** Rows of the plainest entities: a name and a code, in order, nearly all in use. */
export function codedRows(
  seed: string,
  from: readonly (readonly [name: string, code: string])[],
  count: number,
): Record<string, unknown>[] {
  const random = randomOf(seed)
  return from.slice(0, count).map(([name, code], at) => ({
    name,
    code,
    position: at + 1,
    active: random.chance(0.93),
  }))
}
