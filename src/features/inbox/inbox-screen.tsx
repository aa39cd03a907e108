import { Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type InboxResource, inboxStates, stateOf } from '#descriptor/inbox.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { rowsWithId } from '#descriptor/own-ids.ts'
import type { Row } from '#descriptor/row.ts'
import { newRecordsOptions } from '#hooks/read/new-records.ts'
import { hasOthers, useContradicted } from '#hooks/read/use-contradicted.ts'
import { type Listing, useList } from '#hooks/read/use-list.ts'
import { useText } from '#hooks/use-text.ts'
import { useListTable, useToggleRow } from '#kit/list/list-table.ts'
import { listHref, type ScreenState } from '#screens/href.ts'
import { SelectedRows } from '#screens/list/selected-rows.tsx'
import { tabTotal } from '#screens/list/tools/state-filter.ts'
import { useSelection } from '#screens/list/use-selection.ts'
import { ResourceFrame } from '#screens/resource-frame.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useFormPreload } from '#screens/use-form-preload.ts'
import { useGo } from '#screens/use-go.ts'
import { useLatestState, useScreenState } from '#screens/use-screen-state.ts'
import { formatNumber } from '#text/format.ts'
import classes from './inbox.module.css'
import { InboxList } from './inbox-list.tsx'
import { InboxToolbar } from './inbox-toolbar.tsx'
import { listStateOf } from './load-inbox.ts'
import type { PaneHandle } from './pane-props.ts'
import { ReadingPane } from './reading-pane.tsx'
import { type AnswerAct, type Answers, useAnswers } from './use-answers.tsx'
import { useArrivals } from './use-arrivals.ts'
import {
  focusRow,
  nextRecord,
  steppedRecord,
  useFirstOpen,
  useListFocus,
  usePaneFocus,
} from './use-inbox-focus.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useNoticeOpen } from './use-notice-open.ts'
import { usePaneCommands } from './use-pane-commands.ts'

interface InboxScreenProps {
  readonly resource: InboxResource
  readonly search: ScreenSearch
}

/** The records of an entity as an inbox: a list beside the pane of the open record, both in the address. */
export function InboxScreen({ resource, search }: InboxScreenProps) {
  const go = useGo()
  const { id: open, ...others } = search
  // The same object while records are opened, so that the list neither loads nor renders again.
  const unopened = useScreenState(resource, others)
  const state = open === undefined ? unopened : { ...unopened, open }
  const listState = useMemo(() => listStateOf(unopened), [unopened])
  const list = useList(resource, listState)
  const hasOtherRows = hasOthers(useContradicted(resource, listState))
  useFormPreload(resource, list.shown !== undefined)
  useTitle(resource)

  const hrefOf = useCallback(
    (id: string) => listHref(resource, { ...unopened, open: id }),
    [resource, unopened],
  )
  const show = useCallback(
    (id: string | null) => go(id === null ? listHref(resource, unopened) : hrefOf(id), { replace: true }),
    [go, hrefOf, resource, unopened],
  )
  const openFromNotice = useNoticeOpen(resource, show, (id) => go(hrefOf(id)))
  const answers = useAnswers(resource, { onOpen: openFromNotice })
  const arrivals = useArrivals(resource, listState, {
    rows: rowsOfState(resource, list, { wanted: listState.filters, sending: answers.sending }),
    isBusy: list.isBusy,
    key: `${listHref(resource, unopened)} ${search.edit === 'new'}`,
  })
  const { rows } = arrivals
  const ids = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows])
  const { selection, setSelection, rowSelection, onRowSelectionChange } = useSelection(rows)
  const table = useListTable({
    columns: noColumns,
    rows,
    rowId: idOfRow,
    state: { rowSelection },
    onRowSelectionChange,
  })
  const toggleRow = useToggleRow(table)
  useFirstOpen(ids[0], open === undefined && search.edit === undefined && !list.isStale, show)

  const focusList = useListFocus(ids, open)
  const { pane, act, onReady } = useCommands({
    resource,
    state,
    ids,
    answers,
    onShow: show,
    onSelect: toggleRow,
  })

  return (
    <ResourceFrame
      search={search}
      state={state}
      toolbar={
        <InboxToolbar state={unopened} total={hasOtherRows ? undefined : loadedTotal(resource, list)} />
      }
    >
      <Paper withBorder className={classes.inbox} data-reading={open !== undefined || undefined}>
        <InboxList
          state={listState}
          list={list}
          arrivals={arrivals}
          open={open}
          hrefOf={hrefOf}
          selection={selection}
          onToggleRow={toggleRow}
        />
        <ReadingPane
          key={open ?? ''}
          ref={pane}
          state={state}
          id={open}
          hasRecords={ids.length > 0}
          isSending={open !== undefined && answers.sending.has(open)}
          onAct={act}
          onClose={() => {
            focusList()
            show(null)
          }}
          onReady={onReady}
        />
      </Paper>
      <SelectedRows state={listState} shown={list.shown} selection={selection} onSelection={setSelection} />
    </ResourceFrame>
  )
}

interface CommandsProps {
  readonly resource: InboxResource
  readonly state: ScreenState
  readonly ids: readonly string[]
  readonly answers: Answers
  readonly onShow: (id: string | null) => void
  readonly onSelect: (id: string, isRange: boolean) => void
}

const noColumns: never[] = []
const idOfRow = ({ id }: Row) => id

/** The commands of the keys and of the pane: they move between the records, and save their changes. */
function useCommands({ resource, state, ids, answers, onShow, onSelect }: CommandsProps) {
  const { open } = state
  const pane = useRef<PaneHandle>(null)
  const focusNextPane = usePaneFocus(open)
  const latestState = useLatestState(resource, state)
  const requested = useCallback(() => latestState().open, [latestState])
  const { run, reply, isReplying, moveOn, onReady } = usePaneCommands(open, requested, pane)
  const lastAt = useLastPosition(ids, open)
  const step = (by: 1 | -1) => {
    // The address, so that a second step starts at the first one.
    const from = requested()
    const next = steppedRecord(ids, from ?? focusedRow(), by, lastAt())
    if (next === null) return
    if (from === undefined) focusRow(next)
    else onShow(next)
  }
  const act = useCallback(
    (change: AnswerAct, moves: boolean) => {
      const row = pane.current?.row()
      if (!row) return
      if (moves) {
        focusNextPane()
        moveOn()
        onShow(nextRecord(ids, row.id))
      }
      answers.save(row, change)
    },
    [answers, ids, onShow, focusNextPane, moveOn],
  )
  useInboxKeys({
    onStep: step,
    onFinish: () => run((opened) => opened?.finish()),
    onWork: () => run((opened) => opened?.work()),
    onReply: reply,
    isReplying,
    onCopy: () => run((opened) => opened?.copy()),
    onTemplate: (index) => run((opened) => opened?.insertTemplate(index)),
    onSelect: () => open !== undefined && onSelect(open, false),
  })
  return { pane, act, onReady }
}

/** Returns the last position of the open record in the list, 0 if it was in none. */
function useLastPosition(ids: readonly string[], open: string | undefined): () => number {
  const last = useRef({ open, at: 0 })
  useEffect(() => {
    const at = open === undefined ? -1 : ids.indexOf(open)
    if (at >= 0) last.current = { open, at }
    else if (last.current.open !== open) last.current = { open, at: 0 }
  }, [ids, open])
  return useCallback(() => last.current.at, [])
}

interface RowsOfState {
  readonly wanted: ListState['filters']
  readonly sending: Answers['sending']
}

/** The rows of the state of the list: one that this user has moved to another leaves it before the list is loaded again. */
function rowsOfState(resource: InboxResource, { shown }: Listing, { wanted, sending }: RowsOfState) {
  const value = wanted[inboxStates(resource).field]
  const rows = shown && rowsWithId(shown.rows)
  if (value === undefined) return rows
  return rows?.filter((row) => {
    const next = sending.get(row.id)?.value ?? stateOf(resource, row)?.value
    return next === undefined || next === value
  })
}

/** The total of a list whose own rows are loaded. */
function loadedTotal(resource: InboxResource, { shown, error, isStale }: Listing): number | undefined {
  return error || isStale ? undefined : tabTotal(resource, shown)
}

/** The number of new records before the title of the page. */
function useTitle(resource: InboxResource) {
  const t = useText()
  const { data } = useQuery({ ...newRecordsOptions(resource), enabled: false })
  const title = t(resource.title)
  const count = inboxStates(resource).fresh ? (data?.page.total ?? 0) : 0
  useEffect(() => {
    // After the effect of the page's frame, which writes the title alone.
    document.title = count > 0 ? `(${formatNumber(count)}) ${title} · Bến` : `${title} · Bến`
  }, [title, count])
}

function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('main li[data-id]')?.dataset.id
}
