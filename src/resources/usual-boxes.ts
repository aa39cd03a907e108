/** The usual boxes by the sum of their outer sides in cm, with the weights in kg that Japanese couriers take for each. */
export const usualBoxes = [
  box(60, [24, 19, 14], 0.15, 2),
  box(80, [34, 24, 19], 0.25, 5),
  box(100, [44, 29, 24], 0.4, 10),
  box(120, [49, 39, 29], 0.6, 15),
  box(140, [59, 44, 34], 0.85, 20),
  box(160, [69, 49, 39], 1.2, 25),
]

function box(size: number, sides: readonly [number, number, number], empty: number, most: number) {
  const [length, width, height] = sides
  return { name: `Cỡ ${size}`, length, width, height, empty, most }
}
