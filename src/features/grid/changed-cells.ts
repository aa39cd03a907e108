import { type CellEdit, type GridCell, type GridCells, noCells } from './grid-cell.ts'

/** The changed cells of all rows. The cells of a row are replaced, never mutated, so that a row can be compared. */
export class ChangedCells {
  readonly #cells = new Map<string, GridCells>()

  of(id: string): GridCells {
    return this.#cells.get(id) ?? noCells
  }

  has(id: string): boolean {
    return this.#cells.has(id)
  }

  count(): number {
    return [...this.#cells.values()].reduce((sum, cells) => sum + Object.keys(cells).length, 0)
  }

  put(id: string, cells: GridCells): void {
    if (Object.keys(cells).length > 0) this.#cells.set(id, cells)
    else this.#cells.delete(id)
  }

  /** Drops the cells of a row; returns whether it had any. */
  drop(id: string): boolean {
    return this.#cells.delete(id)
  }

  /** Drops the cells that have their stored value; returns the ids of their rows. */
  settle(isStored: (id: string, name: string, cell: GridCell) => boolean): readonly string[] {
    return [...this.#cells].flatMap(([id, cells]) => {
      const all = Object.entries(cells)
      const open = all.filter(([name, cell]) => !isStored(id, name, cell))
      if (open.length === all.length) return []
      this.put(id, Object.fromEntries(open))
      return [id]
    })
  }

  /** Applies edits; returns the ids of their rows. */
  apply(edits: readonly CellEdit[]): readonly string[] {
    const changed = new Map<string, Record<string, GridCells[string]>>()
    for (const { id, name, after } of edits) {
      const cells = changed.get(id) ?? { ...this.of(id) }
      if (after) cells[name] = after
      else delete cells[name]
      changed.set(id, cells)
    }
    for (const [id, cells] of changed) this.put(id, cells)
    return [...changed.keys()]
  }
}
