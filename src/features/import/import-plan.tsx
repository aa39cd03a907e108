import { Button, Divider, Paper, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { isToBeSent } from '#hooks/changes/change-plan.ts'
import type { ChangeRun } from '#hooks/changes/change-run.ts'
import type { RowState } from '#hooks/changes/row-outcome.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { notify } from '#kit/notice.tsx'
import { type ChangeGroup, groupOf } from '#screens/changes/change-group.ts'
import { ChangePlanView } from '#screens/changes/change-plan-view.tsx'
import { type ChosenRows, useSentPlan } from '#screens/changes/use-sent-plan.ts'
import { LeaveGuard } from '#screens/form/leave-guard.tsx'
import { useResourceWith } from '#screens/resource-context.ts'
import { text } from '#text/text.ts'
import { AsideChoices } from './aside-choices.tsx'
import { asideKinds, asideRows } from './aside-rows.ts'
import { ColumnsCard } from './columns-card.tsx'
import { type ImportKey, importKeys, importKeyText } from './import-keys.ts'
import type { ImportSource } from './import-source.ts'
import { MissingList } from './missing-list.tsx'
import { RulesBar } from './rules-bar.tsx'
import { SourceCard } from './source-card.tsx'
import type { useImportFile } from './use-import-file.ts'
import { useImportPlan } from './use-import-plan.ts'
import { useTableCells } from './use-table-cells.ts'

interface ImportPlanProps {
  readonly file: ReturnType<typeof useImportFile>
  readonly source: NonNullable<ReturnType<typeof useImportFile>['source']>
  readonly context: CellContext
  readonly columns: readonly MatchedColumn[]
  readonly onChoose: (head: string, key: string) => void
  /** Reads the names of other records again. */
  readonly onReload: () => void
}

/** The plan of a table's rows, with the columns and the key that it follows from; both can be changed until it is sent. */
export function ImportPlan({ file, source, context, columns, onChoose, onReload }: ImportPlanProps) {
  const resource = useResourceWith('list')
  const t = useText()
  const { table, corrections, choices } = source
  const keys = useMemo(() => importKeys(resource, columns), [resource, columns])
  const key = keys.find((one) => importKeyText(one) === choices.key) ?? keys[0] ?? noKey
  const { clears = false, taken = none, held = noRows } = choices
  const { aside, isAside } = useAsideRows(resource, source, columns)
  const reading = { table, context, columns, key, clears, isAside }
  const { all, plan, isBusy, count, missing } = useImportPlan(resource, reading, corrections)
  const sentPlan = useSentPlan(resource, 'import', plan?.rows ?? null, [
    held,
    (chosen) => file.choose({ held: chosen }),
  ])
  const { rows, run, outcomeOf, send } = sentPlan
  const open =
    rows?.filter((row) => isToBeSent(row) && (outcomeOf(row.key)?.state ?? 'waiting') === 'waiting') ?? []
  const onText = (row: number, name: string, value: string) => {
    sentPlan.reopen(row)
    file.correctCell(row, name, value)
  }
  const { given, editor } = useTableCells(resource, { source, columns, onText })
  const isSending = useSentRows(run, file.noteSent)
  const { isReading } = file
  const basis = { source, context, columns, isReading }
  const { sendFresh, isChecking } = useFreshSend(all, basis, (sent) => void send(sent))
  const { noteSaved } = file
  const isSettled = rows?.every((row) => settled.has(groupOf(row, outcomeOf(row.key)))) ?? false
  // A table whose rows are all set aside has no rows here, and is not saved.
  const isSaved = !isBusy && isSettled && rows?.length !== 0
  useEffect(() => noteSaved(isSaved), [isSaved, noteSaved])
  return (
    <>
      <Paper withBorder p={20} mb="md">
        <SourceCard source={source} onCorrect={run || !source.file ? undefined : file.correct} />
        {!isSaved && <EarlierNote earlier={source.earlier} />}
        {!run && (
          <>
            <Divider my="sm" />
            <ColumnsCard table={table} columns={columns} onChoose={onChoose} />
            <RulesBar
              keys={keys}
              chosen={key}
              onKey={(chosen) => file.choose({ key: importKeyText(chosen) })}
              clears={clears}
              onClears={(isChosen) => file.choose({ clears: isChosen })}
            />
            <AsideChoices {...{ table, aside, taken }} onTake={(kinds) => file.choose({ taken: kinds })} />
            <MissingList missing={missing} onCreated={onReload} />
          </>
        )}
      </Paper>
      <ComparisonFailed all={all} />
      {rows === null && !all.error && (
        <CountProgress
          label={t('Đang so với danh sách đang có…')}
          done={count}
          total={all.data && table.rows.length}
          mt="xs"
        />
      )}
      <ChangePlanView
        label={t('Các dòng của tệp')}
        rows={rows}
        run={run}
        onSend={run ? (sent) => void send(sent) : (sent) => void sendFresh(sent)}
        outcomeOf={outcomeOf}
        onChoose={sentPlan.choose}
        source={given}
        editor={editor}
        isBusy={isBusy || isReading || isChecking || sentPlan.isBusy}
        actions={
          <Button variant="default" onClick={file.leave}>
            {t('Nhập tệp khác')}
          </Button>
        }
      />
      <LeaveGuard count={open.length + isSending} />
    </>
  )
}

/** The rows of a table that are left out: hidden ones and totals until the user takes them, and those that were sent before. */
function useAsideRows(
  resource: ResourceWith<'list'>,
  { table, earlier = none, choices: { taken = none } }: ImportSource,
  columns: readonly MatchedColumn[],
) {
  const aside = useMemo(() => asideRows(table, columns, resource), [table, columns, resource])
  const isAside = useMemo(() => {
    const left = asideKinds.flatMap((kind) => (taken.includes(kind) ? [] : aside[kind]))
    const places = new Set([...left, ...earlier.map((row) => row - 1)])
    return (at: number) => places.has(at)
  }, [aside, taken, earlier])
  return { aside, isAside }
}

const none: readonly never[] = []
const noRows: ChosenRows = {}
const noKey: ImportKey = { kind: 'none' }

/** Names the table of an earlier visit, and its rows that are not sent again. */
function EarlierNote({ earlier }: Pick<ImportSource, 'earlier'>) {
  const t = useText()
  if (!earlier) return null
  return (
    <>
      <Text c="dimmed">{t('Đây là bảng lần trước, chưa lưu xong.')}</Text>
      {earlier.length > 0 && (
        <Text c="dimmed">
          {t('{count} dòng đã gửi lần trước không gửi lại: bạn xem ở “Những lần đổi gần đây”.', {
            count: earlier.length,
          })}
        </Text>
      )}
    </>
  )
}

/** Notes which rows a run has sent or is sending; returns how many it is sending. */
function useSentRows(run: ChangeRun | null, noteSent: (rows: readonly number[]) => void): number {
  const isRunning = run?.progress() != null
  const sent = run?.rows().filter(({ outcome }) => isRunning || !unsent.has(outcome.state)) ?? []
  const keys = sent.map(({ change }) => change.key).join()
  useEffect(() => {
    if (run) noteSent(keys === '' ? [] : keys.split(',').map(Number))
  }, [run, keys, noteSent])
  return isRunning ? run.count('waiting', 'sending') : 0
}

const unsent: ReadonlySet<RowState> = new Set<RowState>(['waiting', 'failed'])

/** What a plan follows from besides the records; a reading that has begun will replace the table. */
type PlanBasis = Pick<ImportPlanProps, 'source' | 'context' | 'columns'> & { readonly isReading: boolean }

/**
 * Reads the records again before rows are sent. If they, or what the plan follows from, have changed since the press,
 * nothing is sent and a new plan is shown; nor is anything sent where they cannot be read, or the table was left.
 */
function useFreshSend(
  { data, refetch }: ReturnType<typeof useImportPlan>['all'],
  { source, context, columns, isReading }: PlanBasis,
  send: (rows: readonly number[]) => void,
) {
  const basis = useMemo(
    () => ({ source, context, columns, isReading }),
    [source, context, columns, isReading],
  )
  const [isChecking, setChecking] = useState(false)
  const shown = useRef<PlanBasis>(null)
  useEffect(() => {
    shown.current = basis
    return () => {
      shown.current = null
    }
  }, [basis])
  const sendFresh = async (rows: readonly number[]) => {
    if (isChecking) return
    setChecking(true)
    const fresh = await refetch()
    setChecking(false)
    if (fresh.isError || !shown.current) return
    if (fresh.data !== data)
      notify({ tone: 'plain', text: text('Danh sách vừa đổi. Bạn xem lại bảng rồi lưu nhé.') })
    else if (shown.current !== basis)
      notify({ tone: 'plain', text: text('Bảng vừa đổi, chưa lưu dòng nào. Bạn xem lại rồi lưu nhé.') })
    else send(rows)
  }
  return { sendFresh, isChecking }
}

const settled: ReadonlySet<ChangeGroup> = new Set(['same', 'saved', 'undone', 'kept'])

interface ComparisonFailedProps {
  /** The records that a table is compared with. */
  readonly all: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** The failure of reading the records that a table is compared with, and its retry; nothing without one. */
function ComparisonFailed({ all }: ComparisonFailedProps) {
  const t = useText()
  if (!all.error) return null
  return (
    <FailedState
      text={t('Chưa so được với danh sách đang có.')}
      hint={t(readAdviceFor(all.error))}
      isBusy={all.isFetching}
      onRetry={() => void all.refetch()}
      isLine
    />
  )
}
