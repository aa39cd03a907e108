import { type BoardSlot, slotOptions } from '#descriptor/board-slot.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { BoardPlan } from '#descriptor/screen-plans.ts'

/** A slot of a page with its records, in their order. */
export interface FilledSlot extends BoardSlot {
  readonly label: string
  /** Whether the descriptor has the slot. */
  readonly isKnown: boolean
  /** Whether records may be added or moved there: the descriptor has the slot and its page. */
  readonly isTarget: boolean
  readonly rows: readonly Row[]
}

/** A page of a board; `lines` are the layout rows, each with the slots that are rendered side by side. */
export interface BoardPage {
  readonly key: string
  readonly label: string
  readonly isKnown: boolean
  readonly lines: readonly (readonly FilledSlot[])[]
}

/**
 * Groups all rows by page and slot, including empty slots. A value that is missing in the descriptor gets a
 * page or a slot before the others, so that no record is hidden below empty slots.
 */
export function boardPages(resource: Resource, board: BoardPlan, rows: readonly Row[]): readonly BoardPage[] {
  const { pages, slots } = slotOptions(resource, board)
  const byPage = grouped(ordered(rows, board), (row) => textOf(row, board.group[0]))
  return withUnknown(pages, [...byPage.keys()]).map(([page, label]) => {
    const bySlot = grouped(byPage.get(page) ?? [], (row) => textOf(row, board.group[1]))
    const labels = new Map(withUnknown(slots, [...bySlot.keys()]))
    const slotOf = (slot: string): FilledSlot => ({
      page,
      slot,
      label: labels.get(slot) ?? slot,
      isKnown: Object.hasOwn(slots, slot),
      isTarget: Object.hasOwn(slots, slot) && Object.hasOwn(pages, page),
      rows: bySlot.get(slot) ?? [],
    })
    const unknown = [...labels.keys()].filter((slot) => !Object.hasOwn(slots, slot))
    const lines = [...unknown.map((slot) => [slot]), ...linesOf(board, Object.keys(slots))]
    return {
      key: page,
      label,
      isKnown: Object.hasOwn(pages, page),
      lines: lines.map((line) => line.map(slotOf)),
    }
  })
}

/** The rows of a slot, in their order. */
export function rowsInSlot(
  rows: readonly Row[],
  board: BoardPlan,
  { page, slot }: BoardSlot,
): readonly Row[] {
  const here = rows.filter(
    (row) => textOf(row, board.group[0]) === page && textOf(row, board.group[1]) === slot,
  )
  return ordered(here, board)
}

/** The row's sort position; null if it has none. */
export function orderOf(row: Row, board: BoardPlan): number | null {
  const order = valueOf(row, board.order)
  return typeof order === 'number' ? order : null
}

function ordered(rows: readonly Row[], board: BoardPlan): readonly Row[] {
  const number = (row: Row) => orderOf(row, board) ?? Number.MAX_VALUE
  return rows.toSorted((a, b) => number(a) - number(b))
}

function linesOf({ layout = [] }: BoardPlan, slots: readonly string[]): readonly (readonly string[])[] {
  const inLayout = new Set(layout.flat())
  return [...layout, ...slots.filter((slot) => !inLayout.has(slot)).map((slot) => [slot])]
}

function withUnknown(
  known: Readonly<Record<string, string>>,
  found: readonly string[],
): readonly (readonly [string, string])[] {
  const unknown = found.filter((value) => !Object.hasOwn(known, value))
  return [...unknown.map((value) => [value, value] as const), ...Object.entries(known)]
}

function grouped(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const group = found.get(keyOf(row))
    if (group) group.push(row)
    else found.set(keyOf(row), [row])
  }
  return found
}

function textOf(row: Row, name: string): string {
  const value = valueOf(row, name)
  return typeof value === 'string' ? value : ''
}
