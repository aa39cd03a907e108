/** A memory for the latest `size` entries; the oldest is forgotten first. */
export class Recent<V> {
  private readonly kept = new Map<string, V>()
  private readonly size: number

  constructor(size: number) {
    this.size = size
  }

  /** What is remembered under a key. */
  get(key: string): V | undefined {
    return this.kept.get(key)
  }

  /** Remembers a value and gives it back. */
  keep(key: string, value: V): V {
    const [oldest] = this.kept.keys()
    if (this.kept.size >= this.size && oldest !== undefined) this.kept.delete(oldest)
    this.kept.set(key, value)
    return value
  }
}
