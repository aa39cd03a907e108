import { type Colour, png } from './png.ts'
import { type Random, randomOf } from './random.ts'
import { bar, blend, both, disc, mix, mountain, ring, type Shape, sea } from './shapes.ts'

type Pair = readonly [deep: Colour, light: Colour]

/** The ground of pale pictures. */
export const PAPER: Colour = 0xfaf8f3

/** Each pair is a deep and a light shade that go together; the names are those of Japanese dyes. */
export const DYES: readonly Pair[] = [
  [0x0b7285, 0x78c4cd], // asagi
  [0x264370, 0x89a6d0], // ai
  [0xa6342e, 0xee9e8a], // shu
  [0xc4781e, 0xf7cd82], // yamabuki
  [0x4a693e, 0xabc48e], // moegi
  [0x6c4276, 0xc9a6cf], // fuji
  [0xac466c, 0xf5b4c4], // sakura
  [0x544a42, 0xbfb09e], // cha
]

const LOGO = 128

/** The seven marks a logo is made of; `s` is the side of the picture. */
const MARKS: readonly ((s: number) => Shape[])[] = [
  (s) => [disc(s / 2, s / 2, s * 0.28)],
  (s) => [ring(s / 2, s / 2, s * 0.26, s * 0.1), disc(s / 2, s / 2, s * 0.09)],
  (s) => [
    bar(s * 0.28, s * 0.7, s * 0.5, s * 0.3, s * 0.11),
    bar(s * 0.5, s * 0.3, s * 0.72, s * 0.7, s * 0.11),
  ],
  (s) => [
    both(sea(s * 0.52, s * 0.07, s * 0.42, 0.1), disc(s / 2, s / 2, s * 0.3)),
    disc(s * 0.6, s * 0.34, s * 0.09),
  ],
  (s) => [both(mountain(s / 2, s * 0.32, 1.05), disc(s / 2, s / 2, s * 0.33))],
  (s) => [0.34, 0.5, 0.66].map((y) => bar(s * 0.3, s * y, s * 0.7, s * y, s * 0.08)),
  (s) => [
    disc(s * 0.4, s * 0.42, s * 0.13),
    disc(s * 0.6, s * 0.42, s * 0.13),
    disc(s / 2, s * 0.62, s * 0.13),
  ],
]

/** How far a point is from the nearest of some shapes. */
export function nearest(shapes: readonly Shape[], x: number, y: number): number {
  return shapes.reduce((least, shape) => Math.min(least, shape(x, y)), Number.POSITIVE_INFINITY)
}

/** Draws a brand's mark: one simple figure on a ground shaded from one corner to the other. */
export function logoPicture(number: number): Buffer {
  const random = randomOf(`logo ${number}`)
  const [deep, light] = DYES[number % DYES.length] ?? [PAPER, PAPER]
  const marks = (MARKS[number % MARKS.length] ?? (() => []))(LOGO)
  const pale = random.chance(0.4)
  return png(LOGO, LOGO, (x, y) => {
    const ground = pale ? mix(PAPER, light, (x + y) / LOGO / 4) : mix(deep, light, (x + y) / LOGO / 5)
    return blend(ground, pale ? deep : PAPER, nearest(marks, x, y))
  })
}

/** Draws a portrait: head and shoulders on a plain background. */
export function portraitPicture(number: number): Buffer {
  const [deep, light] = DYES[number % DYES.length] ?? [PAPER, PAPER]
  const figure = [disc(LOGO / 2, LOGO * 0.4, LOGO * 0.17), disc(LOGO / 2, LOGO * 0.98, LOGO * 0.36)]
  return png(LOGO, LOGO, (x, y) => blend(mix(PAPER, light, 0.3 + y / LOGO / 2), deep, nearest(figure, x, y)))
}

/** The layers of a landscape, far to near: sun, two ranges, two waves. */
function landscape(random: Random, width: number, height: number): Shape[] {
  const sunX = width * (0.55 + random.next() * 0.35)
  const peakX = width * (0.15 + random.next() * 0.35)
  return [
    disc(sunX, height * 0.38, height * 0.2),
    mountain(peakX, height * 0.3, 0.62),
    mountain(peakX + width * 0.34, height * 0.52, 0.5),
    sea(height * 0.74, height * 0.025, width * 0.31, random.next()),
    sea(height * 0.86, height * 0.03, width * 0.23, random.next()),
  ]
}

/** The colour of the sun. */
const SUNS: readonly Colour[] = [0xb94f45, 0xd9923f, 0xc86a86]

/** Draws a calm landscape (sun, mountains, sea) for banners, guides and categories. */
export function landscapePicture(number: number, width: number, height: number): Buffer {
  const random = randomOf(`landscape ${number}`)
  const [deep, light] = DYES[number % DYES.length] ?? [PAPER, PAPER]
  const shapes = landscape(random, width, height)
  const shades = [
    random.pick(SUNS),
    mix(light, deep, 0.25),
    mix(light, deep, 0.5),
    mix(light, deep, 0.75),
    deep,
  ]
  const sky = Array.from({ length: height }, (_, y) => mix(mix(PAPER, light, 0.35), PAPER, y / height))
  return png(width, height, (x, y) => {
    let colour = sky[y] ?? PAPER
    for (let layer = 0; layer < shapes.length; layer++) {
      colour = blend(colour, shades[layer] ?? deep, shapes[layer]?.(x, y) ?? 1)
    }
    return colour
  })
}
