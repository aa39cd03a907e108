import type { Resource } from '#descriptor/resource.ts'
import type { GivenRow } from '#hooks/changes/change-plan.ts'
import { givenCells } from '#hooks/changes/given-cells.ts'
import { plainContext } from '#hooks/tables/cell-context.ts'
import type { GridRow } from './use-paste-rows.ts'

const none: readonly string[] = []
const read = new WeakMap<GridRow, Pick<GivenRow, 'values' | 'problems' | 'copied' | 'absent'>>()

/** The values of a pasted row; a row that was read before has the same object, as plans rely on. */
export function givenRow(resource: Resource, row: GridRow, line: number): GivenRow {
  const given = read.get(row) ?? {
    ...givenCells(row.cells, plainContext(resource)),
    copied: Object.keys(row.cells).filter((name) => !row.typed?.includes(name)),
    absent: resource.list.paste?.key.filter((name) => !Object.hasOwn(row.cells, name)) ?? none,
  }
  read.set(row, given)
  return { key: row.key, line, ...given, replaces: row.typed ?? none }
}
