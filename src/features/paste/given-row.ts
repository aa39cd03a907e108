import type { GivenRow } from '#hooks/changes/change-plan.ts'
import { givenCells } from '#hooks/changes/given-cells.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import type { GridRow } from './use-paste-rows.ts'

const none: readonly string[] = []

/** The values of a pasted row. */
export function givenRow(context: CellContext, row: GridRow, line: number): GivenRow {
  return {
    key: row.key,
    line,
    ...givenCells(row.cells, context),
    copied: Object.keys(row.cells).filter((name) => !row.typed?.includes(name)),
    absent: context.resource.list.paste?.key.filter((name) => !Object.hasOwn(row.cells, name)) ?? none,
    replaces: row.typed ?? none,
  }
}
