import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { saveFile } from '#browser/save-file.ts'
import { closesRecords, inboxStates } from '#descriptor/inbox.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isToBeSent, type PlannedChange } from '#hooks/changes/change-plan.ts'
import type { ChangeRun } from '#hooks/changes/change-run.ts'
import type { RowOutcome } from '#hooks/changes/row-outcome.ts'
import { useRun } from '#hooks/changes/use-run.ts'
import { type UnsentAnswer, unsentAnswers } from '#hooks/drafts/answer-draft.ts'
import { csvOf } from '#hooks/tables/csv.ts'
import { useText } from '#hooks/use-text.ts'
import { focusAfter } from '#kit/focus-after.ts'
import { Pager } from '#kit/list/pager.tsx'
import { TablePaper } from '#kit/table-paper.tsx'
import { PlanBandIssues } from '#screens/bands/plan-band-issues.tsx'
import { useResource } from '#screens/resource-context.ts'
import { formatNumber } from '#text/format.ts'
import type { CellCorrections } from './cell-inputs.tsx'
import { ChangeBar } from './change-bar.tsx'
import { ChangeCounts } from './change-counts.tsx'
import { type ChangeGroup, countGroups, groupOf, isMarked } from './change-group.ts'
import { ChangeTable } from './change-table.tsx'
import { isRefused, refusedRows, type SourceTable } from './refused-rows.ts'

interface ChangePlanViewProps {
  readonly label: string
  /** null while the plan is being made. */
  readonly rows: readonly PlannedChange[] | null
  /** The run of the rows; null before they are sent. */
  readonly run: ChangeRun | null
  /** Sends rows by their keys: those that are new or changed, or that have failed. */
  readonly onSend: (keys: readonly number[]) => void
  /** Takes held rows into the plan, or out of it again. */
  readonly onChoose?: (keys: readonly number[], isChosen: boolean) => void
  /** Notes below the counts. */
  readonly notes?: ReactNode
  /** The table of the rows, for the file of the refused ones. */
  readonly source?: SourceTable
  /** Corrects cells of the rows that are not sent, or were refused. */
  readonly editor?: CellCorrections
  /** The outcome of a row; by default that of the run. */
  readonly outcomeOf?: (key: number) => RowOutcome | undefined
  /** Whether a corrected cell is not compared yet. */
  readonly isBusy?: boolean
  /** The other buttons of the bar. */
  readonly actions?: ReactNode
}

const size = 50

/** A plan: its counts as a filter, each row before and after, sending with progress, retry of the failed rows and undo. */
export function ChangePlanView(props: ChangePlanViewProps) {
  const resource = useResource()
  const { label, rows, run, onSend, onChoose, notes, source, editor, isBusy, actions } = props
  const t = useText()
  useRun(run)
  const { outcomeOf = (key: number) => run?.outcome(key) } = props
  const [chosen, setChosen] = useState<ChosenGroup | null>(null)
  const [page, setPage] = useState(1)
  const version = run?.version()
  const groups = useMemo(
    () => new Map(rows?.map((row) => [row.key, groupOf(row, outcomeOf(row.key))])),
    // oxlint-disable-next-line react/exhaustive-deps -- the outcomes change with the version, or with the rows
    [rows, run, version],
  )
  const marked = new Set(rows?.filter((row) => isMarked(row) && !outcomeOf(row.key)).map(({ key }) => key))
  const counts = rows && countGroups([...groups.values(), ...Array.from(marked, () => 'marked' as const)])
  const held = [...groups].flatMap(([key, group]) => (group === 'held' ? [key] : []))
  const isIn = (key: number, group: ChangeGroup) =>
    groups.get(key) === group || (group === 'marked' && marked.has(key))
  const keysOf = (group: ChangeGroup) => rows?.flatMap(({ key }) => (isIn(key, group) ? [key] : [])) ?? []
  const inChosen = chosen && rows?.filter(({ key }) => chosen.keys.has(key) || isIn(key, chosen.group))
  // A group may lose its last row while it is shown.
  const filter = chosen && inChosen?.length ? chosen.group : null
  const shown = (filter && inChosen) ?? rows ?? []
  const last = Math.max(1, Math.ceil(shown.length / size))
  const current = Math.min(page, last)
  const open = [...groups].flatMap(([key, group]) => (sendable.has(group) ? [key] : []))
  const table = useRef<HTMLDivElement>(null)
  const show = (key: number) =>
    focusAfter(
      () => {
        setChosen(null)
        setPage(Math.floor((rows ?? []).findIndex((row) => row.key === key) / size) + 1)
      },
      () => table.current?.querySelector(`[data-row="${key}"]`),
    )
  return (
    <>
      <Stack gap="xs" mb="sm">
        <ChangeCounts
          counts={counts}
          filter={filter}
          onFilter={(next) => {
            setChosen(next && { group: next, keys: new Set(editor ? keysOf(next) : []) })
            setPage(1)
          }}
        />
        {notes}
        {held.length > 0 && onChoose && (
          <Group gap="sm">
            <Text c="dimmed">{t('Dòng chờ bạn chọn chưa được lưu.')}</Text>
            <Button variant="default" onClick={() => onChoose(held, true)}>
              {t('Chọn cả {n} dòng', { n: formatNumber(held.length) })}
            </Button>
          </Group>
        )}
        {rows && !run && <PlanBandIssues resource={resource} rows={rows} onShow={show} />}
        {rows && !run && <UnsentAnswersNote rows={rows} />}
      </Stack>
      {shown.length > 0 && (
        <TablePaper>
          <div ref={table} style={{ containerType: 'inline-size' }}>
            <ChangeTable
              label={label}
              rows={shown.slice((current - 1) * size, current * size)}
              outcomeOf={outcomeOf}
              onChoose={onChoose}
              editor={editor}
            />
          </div>
          {shown.length > size && <Pager page={current} size={size} total={shown.length} onPage={setPage} />}
        </TablePaper>
      )}
      <ChangeBar
        run={run}
        isBusy={isBusy}
        count={open.length}
        isAgain={open.length > 0 && open.every((key) => groups.get(key) === 'failed')}
        onSend={() => {
          // The rows that are sent are the ones to look at.
          setChosen(null)
          onSend(open)
        }}
      >
        {actions}
        {rows && source && <RefusedFileButton {...{ resource, rows, outcomeOf, source }} />}
      </ChangeBar>
    </>
  )
}

/** A group with the rows that it had when it was chosen: one that is corrected stays where it is edited. */
interface ChosenGroup {
  readonly group: ChangeGroup
  readonly keys: ReadonlySet<number>
}

const sendable: ReadonlySet<ChangeGroup> = new Set(['new', 'changed', 'failed'])

interface RefusedFileButtonProps {
  readonly resource: Resource
  readonly rows: readonly PlannedChange[]
  readonly outcomeOf: (key: number) => RowOutcome | undefined
  readonly source: SourceTable
}

/** Downloads the rows that were refused or have failed, with the reason of each; nothing without such rows. */
function RefusedFileButton({ resource, rows, outcomeOf, source }: RefusedFileButtonProps) {
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

interface UnsentAnswersNoteProps {
  /** The rows of a plan that is not sent yet. */
  readonly rows: readonly PlannedChange[]
}

/** The records that a plan closes although their answer was not sent; nothing where there are none. */
function UnsentAnswersNote({ rows }: UnsentAnswersNoteProps) {
  const resource = useResource()
  const t = useText()
  const [unsent, setUnsent] = useState<readonly UnsentAnswer[]>([])
  useEffect(() => {
    let isLatest = true
    const ids = resource.inbox ? closedIds(resource, rows) : []
    void unsentAnswers(resource, ids).then((found) => isLatest && setUnsent(found))
    return () => {
      isLatest = false
    }
  }, [resource, rows])
  if (unsent.length === 0) return null
  const names = unsent.slice(0, 5).map(({ label }) => t('“{name}”', { name: label }))
  return (
    <Text component="output" display="block">
      {t('Lời đáp cho {names} đã viết mà chưa gửi; đóng lại thì lời đáp vẫn giữ trong bản nháp.', {
        names: names.join(', ') + (unsent.length > names.length ? '…' : ''),
      })}
    </Text>
  )
}

function closedIds(resource: Resource, rows: readonly PlannedChange[]): readonly string[] {
  const { field } = inboxStates(resource)
  return rows
    .filter((row) => isToBeSent(row) && row.changes.some(({ name }) => name === field))
    .flatMap(({ before, values }) => (before && closesRecords(resource, values) ? [before.id] : []))
}
