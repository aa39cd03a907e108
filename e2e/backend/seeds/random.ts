/** Draws that come out the same on every machine for the same seed. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next: () => number
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number
  pick: <T>(from: readonly T[]) => T
  chance: (share: number) => boolean
  shuffle: <T>(list: readonly T[]) => T[]
}

/** mulberry32: small, and good enough for demo data (never for secrets). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Makes the draws for one seed text, so that one entity's data does not move when another's grows. */
export function randomOf(name: string): Random {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  const next = mulberry32(seed)
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    pick: (from) => {
      const drawn = from[whole(0, from.length - 1)]
      if (drawn === undefined) throw new Error('nothing to pick from')
      return drawn
    },
    chance: (share) => next() < share,
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item),
  }
}
