import { randomBytes } from 'node:crypto'

let last = 0

/** A new record's id: 24 hexadecimal digits that sort in the order of creation. */
export function newId(now: number = Date.now()): string {
  // Two records of one millisecond still get ids in order.
  last = Math.max(now, last + 1)
  return last.toString(16).padStart(12, '0') + randomBytes(6).toString('hex')
}
