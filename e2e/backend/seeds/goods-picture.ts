import { DYES, nearest, PAPER } from './pictures.ts'
import { png } from './png.ts'
import { bar, blend, disc, mix, ring, type Shape } from './shapes.ts'

const SIDE = 160

/** One simple figure for each kind of goods, in the order of the kinds; `s` is the side of the picture. */
const FIGURES: readonly ((s: number) => Shape[])[] = [
  // A coat.
  (s) => [
    bar(s * 0.5, s * 0.34, s * 0.5, s * 0.72, s * 0.26),
    bar(s * 0.36, s * 0.34, s * 0.24, s * 0.6, s * 0.1),
    bar(s * 0.64, s * 0.34, s * 0.76, s * 0.6, s * 0.1),
  ],
  // A shoe.
  (s) => [
    bar(s * 0.28, s * 0.62, s * 0.72, s * 0.66, s * 0.13),
    bar(s * 0.3, s * 0.44, s * 0.34, s * 0.6, s * 0.14),
  ],
  // A bottle.
  (s) => [
    bar(s * 0.5, s * 0.5, s * 0.5, s * 0.72, s * 0.24),
    bar(s * 0.5, s * 0.26, s * 0.5, s * 0.4, s * 0.09),
  ],
  // A pram.
  (s) => [
    bar(s * 0.34, s * 0.48, s * 0.66, s * 0.48, s * 0.22),
    disc(s * 0.37, s * 0.72, s * 0.07),
    disc(s * 0.63, s * 0.72, s * 0.07),
  ],
  // A camera.
  (s) => [
    ring(s * 0.5, s * 0.54, s * 0.14, s * 0.06),
    bar(s * 0.26, s * 0.36, s * 0.74, s * 0.36, s * 0.07),
    bar(s * 0.26, s * 0.72, s * 0.74, s * 0.72, s * 0.07),
  ],
  // A watch.
  (s) => [
    ring(s * 0.5, s * 0.5, s * 0.18, s * 0.07),
    bar(s * 0.5, s * 0.22, s * 0.5, s * 0.28, s * 0.13),
    bar(s * 0.5, s * 0.72, s * 0.5, s * 0.78, s * 0.13),
  ],
  // A robot.
  (s) => [
    bar(s * 0.42, s * 0.34, s * 0.58, s * 0.34, s * 0.17),
    bar(s * 0.38, s * 0.62, s * 0.62, s * 0.62, s * 0.22),
  ],
  // A rod.
  (s) => [bar(s * 0.26, s * 0.76, s * 0.74, s * 0.24, s * 0.045), disc(s * 0.4, s * 0.66, s * 0.08)],
  // A bowl.
  (s) => [
    bar(s * 0.28, s * 0.5, s * 0.72, s * 0.5, s * 0.1),
    bar(s * 0.4, s * 0.6, s * 0.6, s * 0.6, s * 0.16),
  ],
  // A wheel.
  (s) => [ring(s * 0.5, s * 0.5, s * 0.26, s * 0.08), disc(s * 0.5, s * 0.5, s * 0.08)],
  // A book.
  (s) => [
    bar(s * 0.36, s * 0.32, s * 0.36, s * 0.68, s * 0.2),
    bar(s * 0.64, s * 0.32, s * 0.64, s * 0.68, s * 0.2),
  ],
  // A box of sweets.
  (s) => [
    bar(s * 0.34, s * 0.56, s * 0.66, s * 0.56, s * 0.3),
    bar(s * 0.32, s * 0.34, s * 0.68, s * 0.34, s * 0.06),
  ],
]

/** How many kinds of goods have a figure. */
export const goodsKinds = FIGURES.length

/** Draws something that is sold, on a quiet ground; the kinds follow each other, then come again in another dye. */
export function goodsPicture(number: number): Buffer {
  const shapes = (FIGURES[number % goodsKinds] ?? (() => []))(SIDE)
  const [deep, light] = DYES[(number * 5 + Math.floor(number / goodsKinds)) % DYES.length] ?? [PAPER, PAPER]
  return png(SIDE, SIDE, (x, y) => blend(mix(PAPER, light, 0.12 + y / SIDE / 5), deep, nearest(shapes, x, y)))
}
