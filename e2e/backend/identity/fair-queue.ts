/** The owner of a queued item. */
export interface QueueShare {
  /** The queue alternates between keys. */
  readonly key: string
  /** A full queue drops items of known clients last. */
  readonly isKnown: boolean
}

interface Queued<T> {
  readonly item: T
  readonly share: QueueShare
}

/**
 * A bounded queue that serves its shares in turn. When it is full, the newest item of the longest share gives way, so
 * that one client that fills the queue displaces itself and not the others.
 */
export class FairQueue<T> {
  // The order of the map is the order of the turns.
  readonly #shares = new Map<string, Queued<T>[]>()
  readonly #limit: number
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Adds an item; returns the one that gave way, which may be the added item itself. */
  push(item: T, share: QueueShare): T | undefined {
    const queued = { item, share }
    const own = this.#shares.get(share.key)
    if (own) own.push(queued)
    else this.#shares.set(share.key, [queued])
    this.#size += 1
    return this.#size > this.#limit ? this.#drop(share.key) : undefined
  }

  /** Takes the next item; its share moves behind the others. */
  shift(): T | undefined {
    const [first] = this.#shares
    if (!first) return undefined
    const [key, items] = first
    const next = items.shift()
    this.#shares.delete(key)
    if (items.length > 0) this.#shares.set(key, items)
    this.#size -= 1
    return next?.item
  }

  /** Takes all items out. */
  clear(): T[] {
    const all = [...this.#shares.values()].flat().map(({ item }) => item)
    this.#shares.clear()
    this.#size = 0
    return all
  }

  #drop(newest: string): T | undefined {
    const shares = [...this.#shares.values()]
    const unknown = shares.filter(([first]) => first && !first.share.isKnown)
    const lists = unknown.length > 0 ? unknown : shares
    const longest = Math.max(...lists.map((items) => items.length))
    const candidates = lists.filter((items) => items.length === longest)
    // Of equally long shares the one that has just grown gives way.
    const list = candidates.find(([first]) => first?.share.key === newest) ?? candidates[0]
    const dropped = list?.pop()
    if (dropped && list?.length === 0) this.#shares.delete(dropped.share.key)
    this.#size -= 1
    return dropped?.item
  }
}
