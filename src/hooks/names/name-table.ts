import { createEmitter } from '#browser/emitter.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { RowBase } from '#descriptor/row.ts'
import { type Name, nameOfRow, sameName, sentNames } from './name.ts'

/** A known name; `gone` for a deleted record, `failed` for one that cannot be read, undefined while it is loading. */
export type NameState = Name | 'gone' | 'failed' | undefined

/** How much of a resource is held: `unknown` before the first reading, `part` over the bound of the index. */
export type Coverage = 'unknown' | 'whole' | 'part' | 'failed'

/** The most names that are held of a resource. */
export const maxNames = 20_000

/** Milliseconds before a name that could not be read is requested again. */
const retryMs = 5000

/** The names of one resource: filled by `load-names.ts`, and by every row that is read or written anyway. */
export class NameTable {
  readonly resource: Resource
  /** Ids that are shown and unknown; the loader takes them from here. */
  readonly wanted = new Set<string>()
  readonly subscribe: (listener: () => void) => () => void
  readonly #emit: () => void
  readonly #names = new Map<string, Name>()
  readonly #missing = new Map<string, 'gone' | 'failed'>()
  readonly #ended = new AbortController()
  #version = 0
  #failedAt = 0
  #coverage: Coverage = 'unknown'
  #filledAt = 0
  // While the resource is read as a whole: the ids noted and removed since its start.
  #filling: { readonly noted: Set<string>; readonly removed: Set<string> } | null = null

  constructor(resource: Resource) {
    this.resource = resource
    const { subscribe, emit } = createEmitter()
    this.subscribe = subscribe
    this.#emit = () => {
      this.#version += 1
      emit()
    }
  }

  get(id: string): NameState {
    return this.#names.get(id) ?? this.#missing.get(id)
  }

  /** Every name that is held. */
  all(): readonly Name[] {
    return [...this.#names.values()]
  }

  get size(): number {
    return this.#names.size
  }

  /** Changes with every name. */
  get version(): number {
    return this.#version
  }

  get coverage(): Coverage {
    return this.#coverage
  }

  /** Aborted once the names are removed: the calls of this table are those of a user who has signed out. */
  get signal(): AbortSignal {
    return this.#ended.signal
  }

  /** Ends the calls of the table. */
  end(): void {
    this.#ended.abort()
  }

  /** When the resource was last read as a whole, in milliseconds since 1970; 0 for never. */
  get filledAt(): number {
    return this.#filledAt
  }

  /** Takes names as they are now. */
  note(names: readonly Name[]): void {
    let isChanged = false
    for (const name of names) {
      const { id } = name
      if (id === '' || this.#filling?.removed.has(id)) continue
      this.#filling?.noted.add(id)
      this.wanted.delete(id)
      const old = this.#names.get(id)
      if (old && sameName(old, name)) continue
      isChanged = true
      this.#missing.delete(id)
      this.#names.set(id, name)
      // The oldest goes: a table over the bound is filled by need.
      const [oldest] = this.#names.size > maxNames ? this.#names.keys() : []
      if (oldest !== undefined) this.#names.delete(oldest)
    }
    if (isChanged) this.#emit()
  }

  /** Marks ids as deleted or as unreadable for now. */
  miss(ids: readonly string[], why: 'gone' | 'failed'): void {
    for (const id of ids) {
      this.wanted.delete(id)
      if (why === 'gone') this.#names.delete(id)
      if (why === 'gone') this.#filling?.removed.add(id)
      if (!this.#names.has(id)) this.#missing.set(id, why)
    }
    if (why === 'failed') this.#failedAt = Date.now()
    if (ids.length > 0) this.#emit()
  }

  /** Drops the failures, so that the next use of these names requests them again. */
  retry(): void {
    if (Date.now() - this.#failedAt < retryMs) return
    const failed = [...this.#missing].filter(([, why]) => why === 'failed')
    for (const [id] of failed) this.#missing.delete(id)
    if (failed.length > 0) this.#emit()
  }

  /** Starts to read the resource as a whole. */
  beginFill(): void {
    this.#filling = { noted: new Set(), removed: new Set() }
  }

  /** Ends it; after a whole reading, names that it did not contain are removed. */
  endFill(coverage: Coverage): void {
    const noted = this.#filling?.noted
    this.#filling = null
    if (coverage === 'whole' && noted) {
      for (const id of this.#names.keys()) if (!noted.has(id)) this.#names.delete(id)
    }
    // A reading that failed leaves the names of the last one.
    if (coverage !== 'failed' || this.#coverage === 'unknown') this.#coverage = coverage
    if (coverage !== 'failed') this.#filledAt = Date.now()
    this.#emit()
  }
}

const tables = new Map<string, NameTable>()

/** The names of a resource. */
export function nameTable(resource: Resource): NameTable {
  const known = tables.get(resource.name)
  if (known) return known
  const table = new NameTable(resource)
  tables.set(resource.name, table)
  return table
}

/** Takes the names of rows that were read or written, and of records inside their references. */
export function noteRows(resource: Resource, rows: readonly RowBase[], parent = ''): void {
  if (rows.length === 0) return
  nameTable(resource).note(rows.map((row) => nameOfRow(resource, row, parent)))
  for (const row of rows) {
    for (const { target, id, label } of sentNames(resource, row)) {
      const table = nameTable(target)
      const known = table.get(id)
      const bare = { id, label, parent: '', detail: '', state: '', more: '' }
      table.note([typeof known === 'object' ? { ...known, label } : bare])
    }
  }
}

/** Marks a record as deleted. */
export function noteGone(resource: Resource, id: string): void {
  nameTable(resource).miss([id], 'gone')
}

/** Removes all names: after a sign-out, and for another user. */
export function clearNames(): void {
  for (const table of tables.values()) table.end()
  tables.clear()
}
