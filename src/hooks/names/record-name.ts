import { labelOf, type RowBase } from '#descriptor/row.ts'
import type { Translate } from '#hooks/use-text.ts'

/** The label of a record as it is shown; never its id. */
export function recordName(resource: { readonly label: string }, row: RowBase, t: Translate): string {
  return labelOf(resource, row) || t('Chưa có tên')
}
