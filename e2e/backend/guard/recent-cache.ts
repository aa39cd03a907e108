/** A memory for the latest `size` entries; the oldest is forgotten first. */
export class RecentCache<V> {
  private readonly entries = new Map<string, V>()
  private readonly size: number

  constructor(size: number) {
    this.size = size
  }

  /** What is remembered under a key. */
  get(key: string): V | undefined {
    return this.entries.get(key)
  }

  /** Remembers a value and gives it back. */
  set(key: string, value: V): V {
    const [oldest] = this.entries.keys()
    if (this.entries.size >= this.size && oldest !== undefined) this.entries.delete(oldest)
    this.entries.set(key, value)
    return value
  }
}
