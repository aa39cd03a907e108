import { Button } from '@mantine/core'
import { saveFile } from '#browser/save-file.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { PlannedChange } from '#hooks/changes/change-plan.ts'
import type { RowOutcome } from '#hooks/changes/row-outcome.ts'
import { csvOf } from '#hooks/tables/csv.ts'
import { useText } from '#hooks/use-text.ts'
import { isRefused, refusedRows, type SourceTable } from './refused-rows.ts'

interface RefusedFileButtonProps {
  readonly resource: Resource
  readonly rows: readonly PlannedChange[]
  readonly outcomeOf: (key: number) => RowOutcome | undefined
  readonly source: SourceTable
}

/** Downloads the rows that were refused or have failed, with the reason of each; nothing without such rows. */
export function RefusedFileButton({ resource, rows, outcomeOf, source }: RefusedFileButtonProps) {
  const t = useText()
  if (!rows.some((row) => isRefused(row, outcomeOf(row.key)))) return null
  const download = () => {
    const refused = refusedRows(resource, { rows, outcomeOf, source, t })
    const csv = csvOf([...source.heads, t('Lý do')], refused)
    saveFile(
      t('{list} - cần sửa.csv', { list: t(resource.title) }),
      new Blob([csv], { type: 'text/csv;charset=utf-8' }),
    )
  }
  return (
    <Button variant="default" onClick={download}>
      {t('Tải các dòng cần sửa')}
    </Button>
  )
}
