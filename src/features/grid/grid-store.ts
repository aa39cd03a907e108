import { createEmitter } from '#browser/emitter.ts'
import { allowsField } from '#descriptor/restriction.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { PlanRules } from '#hooks/changes/plan-row.ts'
import { ChangedCells } from './changed-cells.ts'
import { EditHistory, type GridEditStep, resetEdits, restoringEdits } from './edit-history.ts'
import type { CellEdit, CellText, GridCells, Written } from './grid-cell.ts'
import type { GridColumn } from './grid-columns.ts'
import type { GridReader } from './grid-reader.ts'
import { filledTexts } from './range-texts.ts'
import {
  type CellPosition,
  type CellSelection,
  type GridSize,
  movedSelection,
  selectedRange,
  within,
} from './selection.ts'

const origin: CellPosition = { row: 0, column: 0 }

/** The rows, changed cells and selection of a grid, outside of React: a key renders the rows that it changes alone. */
export class GridStore {
  readonly columns: readonly GridColumn[]
  readonly #restrictionOf: PlanRules['restrictionOf']
  readonly #history = new EditHistory()
  readonly #changed = createEmitter()
  readonly #edited = createEmitter<[ids: readonly string[]]>()
  readonly #cells = new ChangedCells()
  #rows: readonly Row[] = []
  #positions: ReadonlyMap<string, number> = new Map()
  #reader: GridReader
  #selection: CellSelection = { active: origin, corner: origin }
  #input: ActiveInput | null = null
  #version = 0

  constructor(columns: readonly GridColumn[], reader: GridReader, restrictionOf: PlanRules['restrictionOf']) {
    this.columns = columns
    this.#reader = reader
    this.#restrictionOf = restrictionOf
  }

  readonly subscribe = this.#changed.subscribe
  /** Calls the listener with the ids of the rows whose cells have changed. */
  readonly onEdit = this.#edited.subscribe
  readonly rows = () => this.#rows
  readonly reader = () => this.#reader
  readonly selection = () => this.#selection
  /** Changes with every change of a cell or of the rows. */
  readonly version = () => this.#version
  readonly cellsOf = (id: string): GridCells => this.#cells.of(id)
  readonly changedCount = () => this.#cells.count()
  /** The number of changed cells, with the one whose text is being typed. */
  readonly unsavedCount = () =>
    this.changedCount() + (this.#input?.isChanged && !this.#isActiveChanged() ? 1 : 0)

  /** The rows whose cells were changed. */
  changedRows(): readonly (readonly [Row, GridCells])[] {
    return this.#rows.filter(({ id }) => this.#cells.has(id)).map((row) => [row, this.cellsOf(row.id)])
  }

  get size(): GridSize {
    return { rows: this.#rows.length, columns: this.columns.length }
  }

  /** Replaces the rows. Rows that are gone but have changed cells stay first; cells with the stored value are unchanged again. */
  setRows(rows: readonly Row[]): void {
    const before = this.#rows
    const ids = new Set(rows.map(({ id }) => id))
    // Later the typed text would go into the row that takes the place of its own.
    if (!ids.has(before[this.#selection.active.row]?.id ?? '')) this.#input?.commit()
    const after = [...before.filter(({ id }) => !ids.has(id) && this.#cells.has(id)), ...rows]
    const positions = new Map(after.map(({ id }, at) => [id, at]))
    this.#rows = after
    this.#positions = positions
    this.#settle()
    this.#version += 1
    this.#select(movedSelection(this.#selection, { before, after, positions, size: this.size }))
  }

  /** Replaces the names that cells may have. */
  setReader(reader: GridReader): void {
    this.#reader = reader
    this.#settle()
    this.#emit()
  }

  /** Adds the changed cells of an earlier visit. */
  restore(cells: ReadonlyMap<string, GridCells>): void {
    for (const [id, some] of cells) this.#cells.put(id, { ...some, ...this.cellsOf(id) })
    this.#settle()
    this.#emit()
  }

  /** Selects a cell; with `extends` it becomes the corner of the selected range. */
  select(to: CellPosition, isExtending = false): void {
    this.#input?.commit()
    const at = within(to, this.size)
    this.#select(isExtending ? { ...this.#selection, corner: at } : { active: at, corner: at })
  }

  selectAll(): void {
    const { rows, columns } = this.size
    this.#select({ ...this.#selection, active: origin, corner: { row: rows - 1, column: columns - 1 } })
  }

  /** Selects a whole column. */
  selectColumn(column: number): void {
    this.#input?.commit()
    this.#select({ active: { row: 0, column }, corner: { row: this.size.rows - 1, column } })
  }

  readonly input = () => this.#input

  setInput(input: ActiveInput | null): void {
    const before = this.unsavedCount()
    this.#input = input
    if (this.unsavedCount() !== before) this.#changed.emit()
  }

  /** Whether a cell cannot be edited. */
  isLocked({ row, column }: CellPosition): boolean {
    const [record, { name = '', isLocked = true } = {}] = [this.#rows[row], this.columns[column]]
    return isLocked || !record || !allowsField(this.#restrictionOf(record), name)
  }

  /** The text of a cell. */
  textAt(row: number, column: number): string {
    const [record, name] = [this.#rows[row], this.columns[column]?.name]
    if (!record || name === undefined) return ''
    return this.cellsOf(record.id)[name]?.text ?? this.#reader.storedText(record, name)
  }

  /** The text of a cell for other cells; null for an unknown value. */
  copiedAt(row: number, column: number): string | null {
    const [record, name = ''] = [this.#rows[row], this.columns[column]?.name]
    const isStored = record && !this.cellsOf(record.id)[name]
    return isStored && valueOf(record, name) === undefined ? null : this.textAt(row, column)
  }

  /** The value of a cell; undefined for an unknown one. */
  valueAt({ row, column }: CellPosition): unknown {
    const [record, name] = [this.#rows[row], this.columns[column]?.name]
    if (!record || name === undefined) return undefined
    const cells = this.cellsOf(record.id)
    return cells[name] ? this.#reader.plan(record, cells).values[name] : valueOf(record, name)
  }

  /** Writes texts into cells as one step of the history; locked cells keep theirs. */
  write(texts: readonly CellText[], isTyped = false): Written {
    let locked = 0
    const edits = texts.flatMap((one): readonly CellEdit[] => {
      if (!this.isLocked(one)) return this.#editOf(one, isTyped)
      locked += 1
      return []
    })
    this.#make(edits)
    return { changed: edits.length, locked }
  }

  fillDown(): Written {
    return this.write(
      filledTexts(selectedRange(this.#selection), (row, column) => this.copiedAt(row, column)),
    )
  }

  /** Gives cells their stored values; returns the edits for `putBack`. */
  reset(ids: readonly string[]): GridEditStep {
    return this.#make(resetEdits(ids, this.cellsOf))
  }

  /** Gives discarded cells their texts again as one step, except those that were edited since. */
  putBack(discarded: GridEditStep): void {
    this.#make(restoringEdits(discarded, ({ id }) => this.#positions.has(id), this.cellsOf))
  }

  /** Drops the changed cells of rows that were saved; they cannot be undone here. */
  forget(ids: readonly string[]): void {
    const known = ids.filter((id) => this.#cells.drop(id))
    if (known.length === 0) return
    this.#history.clear()
    this.#edited.emit(known)
    this.#emit()
  }

  /** Takes the last step back, as the text of an open cell; returns the number of its cells. */
  undo(): number {
    this.#input?.commit()
    return this.#step(this.#history.undo())
  }

  redo(): number {
    this.#input?.commit()
    return this.#step(this.#history.redo())
  }

  readonly canUndo = () => this.#history.canUndo
  readonly canRedo = () => this.#history.canRedo

  #editOf({ row, column, text }: CellText, isTyped: boolean): readonly CellEdit[] {
    const [record, name] = [this.#rows[row], this.columns[column]?.name]
    if (!record || name === undefined) return []
    const before = this.cellsOf(record.id)[name]
    const from = before?.from ?? this.#reader.storedText(record, name)
    const after = this.#reader.isStored(record, name, { text, isTyped }) ? undefined : { text, from, isTyped }
    return before?.text === after?.text ? [] : [{ id: record.id, name, before, after }]
  }

  #step(step: GridEditStep | null): number {
    if (!step) return 0
    this.#apply(step)
    const [first] = step
    const row = this.#positions.get(first?.id ?? '')
    const column = this.columns.findIndex(({ name }) => name === first?.name)
    if (row !== undefined && column >= 0) this.select({ row, column })
    return step.length
  }

  /** Applies edits as a step that can be undone. */
  #make(edits: GridEditStep): GridEditStep {
    this.#apply(edits)
    if (edits.length > 0) this.#history.add(edits)
    return edits
  }

  #isActiveChanged(): boolean {
    const { row, column } = this.#selection.active
    return this.cellsOf(this.#rows[row]?.id ?? '')[this.columns[column]?.name ?? ''] !== undefined
  }

  #apply(edits: readonly CellEdit[]): void {
    if (edits.length === 0) return
    this.#edited.emit(this.#cells.apply(edits))
    this.#emit()
  }

  /** Drops the changed cells whose text the record has by now. */
  #settle(): void {
    const settled = this.#cells.settle((id, name, cell) => {
      const row = this.#rows[this.#positions.get(id) ?? -1]
      return row !== undefined && this.#reader.isStored(row, name, cell)
    })
    if (settled.length > 0) this.#edited.emit(settled)
  }

  #select(next: CellSelection): void {
    this.#selection = next
    this.#changed.emit()
  }

  #emit(): void {
    this.#version += 1
    this.#changed.emit()
  }
}

/** The input of the active cell. */
interface ActiveInput {
  readonly isEditing: boolean
  /** Whether a text is typed that the cell does not have yet. */
  readonly isChanged: boolean
  readonly focus: () => void
  /** Edits the text of the cell with a caret. */
  readonly edit: () => void
  /** Takes the typed text into the cell. */
  readonly commit: () => void
}
