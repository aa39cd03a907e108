import { coreRowModelsFeature, coreTablesFeature, type TableFeature } from '@tanstack/react-table'
import { table_getRowId } from '@tanstack/react-table/static-functions'

const rowIdFeature: TableFeature = {
  constructTableAPIs: (table) => {
    const getRowId: typeof table.getRowId = (row, index, parent) => table_getRowId(row, table, index, parent)
    Object.assign(table, { getRowId })
  },
}

/**
 * Replaces the core features of the table library: our tables use its row model alone and draw heads and cells of their own,
 * so that its columns, headers and cells would be loaded and set up for nothing.
 */
export const coreFeatures = { coreRowModelsFeature, coreTablesFeature, rowIdFeature }
