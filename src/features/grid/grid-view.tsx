import { Button, Group, Text as MantineText } from '@mantine/core'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createStore, type Store } from '#browser/create-store.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { unknownOf } from '#descriptor/row.ts'
import { usePlannedRows } from '#hooks/changes/use-change-plan.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { useSaveKey } from '#kit/save-bar.tsx'
import { useLostFocus } from '#kit/use-lost-focus.ts'
import { ChangePlanView } from '#screens/changes/change-plan-view.tsx'
import { useSentPlan } from '#screens/changes/use-sent-plan.ts'
import { LeaveGuard } from '#screens/form/leave-guard.tsx'
import { useResource, useResourceWith } from '#screens/resource-context.ts'
import { formatNumber } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import type { GridActions } from './cell-editor.tsx'
import { GridBar } from './grid-bar.tsx'
import type { Written } from './grid-cell.ts'
import type { GridStore } from './grid-store.ts'
import { GridTable } from './grid-table.tsx'
import { type CellSelection, cellCount, selectedRange } from './selection.ts'

/** The result of a command; it is shown until another cell is selected. */
interface GridMessage {
  readonly text: Text
  readonly selection: CellSelection | null
}

interface GridStatusProps {
  readonly id: string
  readonly store: GridStore
  /** The result of the last fill, paste or undo. */
  readonly message: Store<GridMessage>
}

/** The letters of a text that are in sight in any cell. */
const mostShown = 20

/** The line below the grid: the active cell, the selected range, and the result of the last command. */
function GridStatus({ id, store, message }: GridStatusProps) {
  const resource = useResource()
  const t = useText()
  useSyncExternalStore(store.subscribe, store.selection)
  useSyncExternalStore(store.subscribe, store.version)
  const last = useSyncExternalStore(message.subscribe, message.get)
  const result = last.selection === store.selection() ? last.text : ''
  const { active } = store.selection()
  const count = cellCount(selectedRange(store.selection()))
  const copied = store.copiedAt(active.row, active.column) ?? ''
  const note = activeCellText(resource, store, t)
  return (
    <Group wrap="nowrap" justify="space-between" mih="2rem" px={4} pt={6} c="dimmed">
      <MantineText span truncate c="bright">
        {/* The input has the whole text too, but a cell shows only its start. */}
        {copied.length > mostShown && <span aria-hidden>{`${copied}${note !== '' ? ' · ' : ''}`}</span>}
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

interface GridViewProps {
  readonly store: GridStore
  /** The lines above the cells. */
  readonly notes: ReactNode
  readonly onNewName: () => void
  /** Called after rows were saved, to read them again. */
  readonly onSaved: () => void
}

/** The cells with their footer, or the plan of the changed ones. */
export function GridView({ store, notes, onNewName, onSaved }: GridViewProps) {
  const resource = useResource()
  const t = useText()
  const statusId = useId()
  const review = useRef<HTMLButtonElement>(null)
  const hasFocus = useRef(true)
  const [isReviewed, setReviewed] = useState(false)
  const [message] = useState(() => createStore<GridMessage>({ text: '', selection: null }))
  const count = useSyncExternalStore(store.subscribe, store.unsavedCount)
  useSaveKey(review)
  const step = useRef<HTMLElement>(null)
  useLostFocus(step, isReviewed)
  const actions = useMemo(
    (): GridActions => ({
      statusId,
      hasFocus: () => hasFocus.current,
      setFocus: (next) => {
        hasFocus.current = next
      },
      onWritten: (written) => message.set({ text: writtenText(written), selection: store.selection() }),
      onLeave: () => review.current?.focus(),
      onNewName,
    }),
    [statusId, store, message, onNewName],
  )
  return (
    <section
      ref={step}
      tabIndex={-1}
      aria-label={isReviewed ? t('Xem trước rồi lưu') : t('Sửa dạng bảng')}
      style={{ outline: 'none' }}
    >
      {isReviewed ? (
        <GridReview
          store={store}
          onBack={(isSent) => {
            hasFocus.current = true
            setReviewed(false)
            if (isSent) onSaved()
          }}
        />
      ) : (
        <>
          {notes}
          <GridTable store={store} label={t(resource.title)} actions={actions} />
          <GridStatus id={statusId} store={store} message={message} />
          <GridBar
            store={store}
            onWritten={actions.onWritten}
            review={review}
            onReview={() => {
              store.input()?.commit()
              if (store.changedCount() > 0) setReviewed(true)
            }}
          />
        </>
      )}
      <LeaveGuard count={count} />
    </section>
  )
}

/** The result of writing several cells; '' for a single one, which shows it. */
function writtenText({ changed, locked, left = 0, step }: Written): Text {
  const n = formatNumber(changed)
  if (step === 'undo')
    return changed > 0 ? text('Đã hoàn tác {n} ô.', { n }) : text('Không còn gì để hoàn tác.')
  if (step === 'redo')
    return changed > 0 ? text('Đã làm lại {n} ô.', { n }) : text('Không còn gì để làm lại.')
  if (changed === 0 && locked > 0) return text('Các ô này chỉ xem ở đây.')
  if (left > 0) return text('Đã sửa {n} ô; {left} ô ngoài bảng bị bỏ.', { n: changed, left })
  if (locked > 0) return text('Đã sửa {n} ô; {locked} ô chỉ xem giữ nguyên.', { n: changed, locked })
  return changed > 1 ? text('Đã sửa {n} ô.', { n }) : ''
}

interface GridReviewProps {
  readonly store: GridStore
  /** `isSent`: whether rows were sent. */
  readonly onBack: (isSent: boolean) => void
}

/** The plan of the changed rows: before and after, sending, retry and undo. Saved cells are no longer changed. */
function GridReview({ store, onBack }: GridReviewProps) {
  const resource = useResourceWith('list')
  const t = useText()
  // As it was opened: saving a row changes the cells of the grid.
  const [{ rows, existing }] = useState(() => toReview(store))
  const sent = useSentPlan(resource, 'grid', usePlannedRows(resource, rows, existing))
  const { run } = sent
  const version = run?.version()
  useEffect(() => {
    if (!run) return
    const saved = new Set(run.keysIn('done', 'same'))
    store.forget(rows.flatMap(({ key, id }) => (saved.has(key) && id !== undefined ? [id] : [])))
    // oxlint-disable-next-line react/exhaustive-deps -- the outcomes change with the version
  }, [store, rows, run, version])
  return (
    <ChangePlanView
      label={t('Các mục đã sửa')}
      rows={sent.rows}
      run={run}
      onSend={(keys) => void sent.send(keys)}
      actions={
        <Button variant="default" onClick={() => onBack(run !== null)}>
          {t('Về bảng')}
        </Button>
      }
    />
  )
}

function toReview(store: GridStore) {
  const changed = store.changedRows()
  return {
    rows: changed.map(([row, cells], at) => store.reader().given(row, cells, at)),
    existing: changed.map(([row]) => row),
  }
}
