import type { Colour } from './png.ts'

/** How far a point is from a shape's edge, in pixels: negative inside. */
export type Shape = (x: number, y: number) => number

// Math.hypot guards against overflow and is many times slower than this.
function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

/** A disc around a point. */
export function disc(centreX: number, centreY: number, radius: number): Shape {
  return (x, y) => distance(x - centreX, y - centreY) - radius
}

/** A ring: the edge of a disc, `width` thick. */
export function ring(centreX: number, centreY: number, radius: number, width: number): Shape {
  const whole = disc(centreX, centreY, radius)
  return (x, y) => Math.abs(whole(x, y)) - width / 2
}

/** A bar from one point to another with round ends. */
export function bar(fromX: number, fromY: number, toX: number, toY: number, width: number): Shape {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const lengthSquared = alongX * alongX + alongY * alongY
  return (x, y) => {
    const share = ((x - fromX) * alongX + (y - fromY) * alongY) / lengthSquared
    const t = Math.max(0, Math.min(1, share))
    return distance(x - fromX - alongX * t, y - fromY - alongY * t) - width / 2
  }
}

/** A mountain on the bottom edge: straight slopes under a rounded top. */
export function mountain(topX: number, topY: number, slope: number): Shape {
  return (x, y) => topY + Math.sqrt(((x - topX) * slope) ** 2 + 120) - y
}

/** Everything beneath a wave. */
export function sea(level: number, height: number, length: number, shift: number): Shape {
  return (x, y) => level + Math.sin((x / length + shift) * 2 * Math.PI) * height - y
}

/** The intersection of two shapes. */
export function both(one: Shape, other: Shape): Shape {
  return (x, y) => Math.max(one(x, y), other(x, y))
}

/** Mixes two colours; 0 is the first, 1 the second. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const part = (shift: number) => {
    const from = (one >> shift) & 0xff
    return Math.round(from + (((other >> shift) & 0xff) - from) * share) << shift
  }
  return part(16) | part(8) | part(0)
}

/** Blends a shape's colour over another, with an antialiased edge of one pixel. */
export function blend(under: Colour, over: Colour, away: number): Colour {
  if (away >= 0.5) return under
  return away <= -0.5 ? over : mix(under, over, 0.5 - away)
}
