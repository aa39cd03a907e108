import { useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { namesOf } from '#hooks/names/load-names.ts'
import { nameTable } from '#hooks/names/name-table.ts'
import type { PageCursor } from '#hooks/read/pages-of.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import type { ScreenState } from '#screens/href.ts'
import { resourceOf } from '#screens/resource-of.ts'
import { csvFields, csvHeads, csvRow, type NameOf, referencesIn } from './csv-cells.ts'
import { csvOf } from './csv-of.ts'
import { ExportView } from './export-view.tsx'
import { saveFile } from './save-file.ts'
import { useExport } from './use-export.ts'

interface ExportDialogProps {
  readonly resource: ResourceWith<'list'>
  readonly state: ScreenState
  /** The chosen columns after the name; undefined for the usual ones. */
  readonly columns: readonly string[] | undefined
  readonly onClose: () => void
}

/** Exports a list as a file: all its pages with the current search, filters and order. */
export function ExportDialog({ resource, state, columns, onClose }: ExportDialogProps) {
  const t = useText()
  const [isAll, setAll] = useState(false)
  const [unnamed, setUnnamed] = useState(0)
  const file = `${t(resource.title)} ${today()}.csv`
  const write = async ({ rows }: PageCursor) => {
    const names = csvFields(resource, columns, isAll)
    const references = referencesIn(resource, [...rows.values()], names)
    // A name that cannot be read does not keep the others from being exported.
    await Promise.allSettled(
      [...references].map(([target, ids]) => namesOf(nameTable(resourceOf(target)), [...ids])),
    )
    let missing = 0
    const nameOf: NameOf = (target, id) => {
      if (id === '') return ''
      const name = nameTable(resourceOf(target)).get(id)
      if (typeof name === 'object') return name.label
      if (name === 'gone') return t('Đã xóa')
      missing += 1
      return t('Chưa tải được tên')
    }
    const cells = [...rows.values()].map((row) => csvRow({ resource, nameOf, t }, row, names))
    setUnnamed(missing)
    saveFile(file, csvOf(csvHeads(resource, names, t), cells))
  }
  const { now, go } = useExport(resource, state, write)
  return (
    <ExportView
      status={now.status}
      file={file}
      hasFilters={state.search !== '' || Object.keys(state.filters).length > 0}
      isAll={isAll}
      onAll={setAll}
      read={now.cursor.rows.size}
      total={now.cursor.total}
      repeated={now.cursor.repeated}
      unnamed={unnamed}
      advice={now.error === undefined ? '' : t(readAdviceFor(now.error))}
      onGo={() => void go()}
      onClose={onClose}
    />
  )
}

// The date in the user's time zone, not in UTC.
function today(): string {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
