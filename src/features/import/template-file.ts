import type { Resource } from '#descriptor/resource.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { importColumns } from '#hooks/tables/match-table.ts'
import { headOf } from '#hooks/tables/table-columns.ts'
import type { Translate } from '#hooks/use-text.ts'

/** An empty file with a head for each field that an import can fill; required fields have an asterisk. */
export async function templateFile(resource: Resource, t: Translate): Promise<Blob> {
  const columns = importColumns(resource).filter(({ kind }) => kind === 'field')
  const heads = columns.map((column) => {
    const isRequired = column.kind === 'field' && fieldOf(resource, column.name).required
    return `${headOf(resource, column, t)}${isRequired ? ' *' : ''}`
  })
  const { xlsxOf } = await import('#hooks/tables/xlsx-of.ts')
  return xlsxOf(t(resource.title), heads, [], [])
}
