/** The order of a list. */
export interface Order {
  readonly key: string
  readonly desc: boolean
}

/** An order as one text, with a minus sign before a descending one. */
export function writeOrder({ key, desc }: Order): string {
  return desc ? `-${key}` : key
}

/** The order that `writeOrder` wrote. */
export function parseOrder(text: string): Order {
  const desc = text.startsWith('-')
  return { key: desc ? text.slice(1) : text, desc }
}
