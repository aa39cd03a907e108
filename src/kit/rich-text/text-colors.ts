import { styleOf } from '#browser/neutralize-markup.ts'
import { type Text, text } from '#text/text.ts'

/** A text colour by name, so that each page can use a shade that is readable on its background. */
export interface TextColor {
  readonly name: string
  readonly label: Text
}

/** The text colours; a text contains their names as `class="color-…"`, never a colour value. */
export const textColors: readonly TextColor[] = [
  { name: 'gray', label: text('Xám') },
  { name: 'red', label: text('Đỏ') },
  { name: 'amber', label: text('Hổ phách') },
  { name: 'green', label: text('Xanh lá') },
  { name: 'teal', label: text('Xanh biển') },
  { name: 'blue', label: text('Xanh dương') },
]

const PREFIX = 'color-'

/** The class of a text colour. */
export function textColorClass(name: string): string {
  return PREFIX + name
}

/** The text colour of an element: its class, else the nearest to its inline colour; null for none. */
export function textColorOf(element: Element): string | null {
  const own = [...element.classList].find((name) => name.startsWith(PREFIX))?.slice(PREFIX.length)
  if (textColors.some(({ name }) => name === own)) return own ?? null
  return nearestTextColor(element.getAttribute('color') ?? styleOf(element, 'color'))
}

/** The text colour nearest to a colour; null for black, white, and unreadable values. */
export function nearestTextColor(color: string): string | null {
  const [red, green, blue] = channels(NAMED[color.trim().toLowerCase()] ?? color)
  if (red === undefined || green === undefined || blue === undefined) return null
  const brightest = Math.max(red, green, blue)
  const spread = brightest - Math.min(red, green, blue)
  if (spread < 40) return brightest > 90 && brightest < 200 ? 'gray' : null
  const hue = hueOf(red, green, blue, brightest, spread)
  return HUES.find(([upTo]) => hue < upTo)?.[1] ?? 'red'
}

/** The colour names that Word writes instead of numbers. */
const NAMED: Readonly<Record<string, string>> = {
  red: '#f00',
  maroon: '#800000',
  yellow: '#ff0',
  olive: '#808000',
  lime: '#0f0',
  green: '#008000',
  teal: '#008080',
  blue: '#00f',
  navy: '#000080',
  gray: '#808080',
  grey: '#808080',
}

const HUES: readonly (readonly [upTo: number, name: string])[] = [
  [20, 'red'],
  [65, 'amber'],
  [165, 'green'],
  [200, 'teal'],
  [290, 'blue'],
]

function hueOf(red: number, green: number, blue: number, brightest: number, spread: number): number {
  const sixth =
    brightest === red
      ? (green - blue) / spread
      : brightest === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  return (sixth * 60 + 360) % 360
}

function channels(color: string): readonly number[] {
  const [, hex = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim()) ?? []
  if (hex !== '') {
    const size = hex.length / 3
    return [0, 1, 2].map((at) => Number.parseInt(hex.slice(at * size, (at + 1) * size).repeat(3 - size), 16))
  }
  const [, list = ''] = /^rgba?\(([^)]*)\)$/i.exec(color.trim()) ?? []
  return list
    .split(/[\s,/]+/)
    .slice(0, 3)
    .filter(Boolean)
    .map(Number)
    .filter(Number.isFinite)
}
