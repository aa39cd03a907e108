/** Computes a new value from the old one. */
export type ValueChange = (old: unknown) => unknown

/** Values that storage did not take: they precede the stored ones. undefined: removed. */
export class UnstoredValues {
  readonly #values = new Map<string, unknown>()
  // The changes that have led to a value: storage may hold another value, and is changed by them later.
  readonly #changes = new Map<string, readonly ValueChange[]>()

  get size(): number {
    return this.#values.size
  }

  has(key: string): boolean {
    return this.#values.has(key)
  }

  get(key: string): unknown {
    return this.#values.get(key)
  }

  entries(): readonly (readonly [string, unknown])[] {
    return [...this.#values]
  }

  set(key: string, value: unknown): void {
    this.#values.set(key, value)
    this.#changes.delete(key)
  }

  delete(key: string): void {
    this.#values.delete(key)
    this.#changes.delete(key)
  }

  /** Changes a value, and keeps the change unless the value was set here; returns the new value. */
  change(key: string, old: unknown, change: ValueChange): unknown {
    const isSet = this.has(key) && !this.#changes.has(key)
    const value = change(old)
    this.#values.set(key, value)
    if (!isSet) this.#changes.set(key, [...(this.#changes.get(key) ?? []), change])
    return value
  }

  /** The changes that storage is still to make; undefined for a value that was set. */
  changesOf(key: string): readonly ValueChange[] | undefined {
    return this.#changes.get(key)
  }

  /** Deletes changes that storage has made, and with the last one the value. */
  deleteChanges(key: string, made: readonly ValueChange[]): void {
    const left = this.#changes.get(key)?.filter((change) => !made.includes(change))
    if (left?.length === 0) this.delete(key)
    else if (left) this.#changes.set(key, left)
  }
}
