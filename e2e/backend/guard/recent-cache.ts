/** A cache of the latest `size` entries. */
export class RecentCache<V> {
  private readonly entries = new Map<string, V>()
  private readonly size: number

  constructor(size: number) {
    this.size = size
  }

  /** The value of a key. */
  get(key: string): V | undefined {
    return this.entries.get(key)
  }

  /** Stores a value and returns it. */
  set(key: string, value: V): V {
    const [oldest] = this.entries.keys()
    if (this.entries.size >= this.size && oldest !== undefined) this.entries.delete(oldest)
    this.entries.set(key, value)
    return value
  }
}
