import { Group, Text as MantineText } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import type { Store } from '#browser/create-store.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { unknownOf } from '#descriptor/row.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import type { Text } from '#text/text.ts'
import type { GridStore } from './grid-store.ts'
import { cellCount, rangeOf, type Selection } from './selection.ts'

/** The result of a command; it is shown until another cell is selected. */
export interface GridMessage {
  readonly text: Text
  readonly selection: Selection | null
}

interface GridStatusProps {
  readonly id: string
  readonly resource: Resource
  readonly store: GridStore
  /** The result of the last fill, paste or undo. */
  readonly message: Store<GridMessage>
}

/** The letters of a text that are in sight in any cell. */
const mostShown = 20

/** The line below the grid: the active cell, the selected range, and the result of the last command. */
export function GridStatus({ id, resource, store, message }: GridStatusProps) {
  const t = useText()
  useSyncExternalStore(store.subscribe, store.selection)
  useSyncExternalStore(store.subscribe, store.version)
  const last = useSyncExternalStore(message.subscribe, message.get)
  const result = last.selection === store.selection() ? last.text : ''
  const { active } = store.selection()
  const count = cellCount(rangeOf(store.selection()))
  const text = store.copiedAt(active.row, active.column) ?? ''
  const note = activeCellText(resource, store, t)
  return (
    <Group wrap="nowrap" justify="space-between" mih="2rem" px={4} pt={6} c="dimmed">
      <MantineText span truncate c="bright">
        {/* The input has the whole text too, but a cell shows only its start. */}
        {text.length > mostShown && <span aria-hidden>{`${text}${note !== '' ? ' · ' : ''}`}</span>}
        <span id={id}>{note}</span>
      </MantineText>
      <MantineText component="output" flex="none">
        {result !== '' ? t(result) : count > 1 && t('Đang chọn {n} ô', { n: formatNumber(count) })}
      </MantineText>
    </Group>
  )
}

/** The notes on the active cell: why it is refused or locked, who else has changed it, its stored value. */
function activeCellText(resource: Resource, store: GridStore, t: Translate): string {
  const { active } = store.selection()
  const [row, column] = [store.rows()[active.row], store.columns[active.column]]
  if (!row || !column) return ''
  const { name } = column
  const cells = store.cellsOf(row.id)
  const cell = cells[name]
  const problem = Object.keys(cells).length > 0 ? store.reader().plan(row, cells).problems[name] : undefined
  if (problem) return t(problem)
  if (store.isLocked(active)) return t('Ô này chỉ xem ở đây.')
  const stored = store.reader().storedText(row, name)
  if (!cell && unknownOf(resource, name, row.raw))
    return t('Chưa rõ giá trị hiện tại; gõ giá trị mới nếu bạn chắc.')
  if (!cell) return fieldOf(resource, name).help ? t(fieldOf(resource, name).help ?? '') : ''
  if (cell.from !== stored) return t('Có người vừa đổi ô này thành “{now}”; lưu sẽ ghi đè.', { now: stored })
  return stored === '' ? t('Trước đó để trống.') : t('Trước đó: {before}', { before: stored })
}
