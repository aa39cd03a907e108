import { useCallback, useEffect, useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Cells } from '#hooks/changes/given-cells.ts'
import { useDraftText } from '#hooks/drafts/use-draft-text.ts'
import { matchColumns, pasteFields } from '#hooks/tables/match-columns.ts'
import { pasteTable } from '#hooks/tables/read-csv.ts'
import { useText } from '#hooks/use-text.ts'
import { longestTexts } from './longest-texts.ts'

/** A row of the grid; the key is stable when other rows are added or removed. */
export interface GridRow {
  readonly key: number
  readonly cells: Cells
  /** The fields whose cells were typed one by one, which may replace an unknown value. */
  readonly typed?: readonly string[]
}

/** A row limit that keeps rendering and sending fast enough. */
export const mostRows = 2000

/** The rows of a pasted table and their changes; they are stored and survive a reload. */
export function usePasteRows(resource: Resource) {
  const t = useText()
  const [rows, setRows] = useState<readonly GridRow[]>([])
  const [longest, setLongest] = useState<Cells>({})
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [isBack, setBack] = useState(false)
  const next = useRef(0)
  const { found, keep: store } = useDraftText(resource, 'paste', t('Dán từ bảng tính'))
  const fields = pasteFields(resource)
  const labelOf = (name: string) => t(resource.fields[name]?.label ?? '')
  const asRows = (all: readonly Cells[]) => all.map((cells) => ({ key: next.current++, cells }))
  const write = useCallback(
    (all: readonly GridRow[]) => {
      setRows(all)
      store(all.length === 0 ? '' : JSON.stringify(all.map(({ cells }) => cells)))
    },
    [store],
  )

  const writeTable = (all: readonly GridRow[]) => {
    setLongest(longestTexts(all))
    write(all)
  }

  useEffect(() => {
    if (!found) return
    const stored = asRows(cellsIn(found))
    setRows((now) => (now.length > 0 ? now : stored))
    setLongest((now) => (Object.keys(now).length > 0 ? now : longestTexts(stored)))
    setBack(true)
    // oxlint-disable-next-line react/exhaustive-deps -- only when the stored rows are found
  }, [found])

  return {
    fields,
    rows,
    /** The longest text of each field in the last table: typing moves no column. */
    longest,
    unknown,
    /** Whether the stored rows have been read; from then on they do not overwrite the grid. */
    isReady: found !== null,
    /** Whether the rows come from an earlier visit. */
    isBack,
    /** Reads the first table; its columns are matched by headers or by order. */
    start(text: string) {
      const matched = matchColumns(resource, pasteTable(text), labelOf)
      setUnknown(matched.unknown)
      writeTable(asRows(matched.rows.slice(0, mostRows)))
      return matched.rows.length
    },
    change: (key: number, name: string, text: string) =>
      write(rows.map((row) => (row.key === key ? typedInto(row, name, text) : row))),
    /** Pastes a table over the grid, starting at a cell. */
    pasteAt: (key: number, name: string, text: string) => {
      const top = rows.findIndex((row) => row.key === key)
      const left = fields.indexOf(name)
      const table = pasteTable(text)
      const under = table.slice(rows.length - top).map(() => blankCells(resource, rows))
      const all = [...rows, ...asRows(under)].slice(0, mostRows)
      writeTable(
        all.map((row, at) => {
          const line = table[at - top]
          return line ? { ...row, cells: { ...row.cells, ...named(line, fields.slice(left)) } } : row
        }),
      )
    },
    add: () => write([...rows, ...asRows([blankCells(resource, rows)])]),
    remove: (key: number) => write(rows.filter((row) => row.key !== key)),
    restore: writeTable,
    /** Deletes the stored rows, because nothing is left to send. */
    finish: useCallback(() => store(''), [store]),
    clear() {
      setUnknown([])
      setBack(false)
      write([])
    },
  }
}

/** The cells of a blank row under others: those of the key are empty, unless the table has no column for them. */
function blankCells(resource: Resource, rows: readonly GridRow[]): Cells {
  const keys = resource.list.paste?.key ?? []
  const given = keys.filter((name) => rows.every(({ cells }) => Object.hasOwn(cells, name)))
  return Object.fromEntries(given.map((name) => [name, '']))
}

function typedInto({ key, cells, typed = [] }: GridRow, name: string, text: string): GridRow {
  return { key, cells: { ...cells, [name]: text }, typed: [...new Set([...typed, name])] }
}

function named(cells: readonly string[], fields: readonly string[]): Cells {
  return Object.fromEntries(
    cells.flatMap((cell, at) => (fields[at] === undefined ? [] : [[fields[at], cell]])),
  )
}

/** Parses the stored cells; damaged rows are dropped. */
function cellsIn(stored: string): readonly Cells[] {
  try {
    const all: unknown = JSON.parse(stored)
    const isCells = (one: unknown): one is Cells =>
      typeof one === 'object' && one !== null && Object.values(one).every((cell) => typeof cell === 'string')
    return Array.isArray(all) ? all.filter(isCells) : []
  } catch {
    return []
  }
}
