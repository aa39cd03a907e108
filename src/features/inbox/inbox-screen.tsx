import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type InboxResource, inboxStates, stateOf } from '#descriptor/inbox.ts'
import { newRecordsOptions } from '#hooks/read/new-records.ts'
import { type Listing, useList } from '#hooks/read/use-list.ts'
import { useText } from '#hooks/use-text.ts'
import { listHref } from '#screens/href.ts'
import { SelectedRows } from '#screens/list/selected-rows.tsx'
import { useSelection } from '#screens/list/use-selection.ts'
import { ResourceFrame } from '#screens/resource-frame.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { useFormPreload } from '#screens/use-form-preload.ts'
import { useGo } from '#screens/use-go.ts'
import { useScreenState } from '#screens/use-screen-state.ts'
import { formatNumber } from '#text/format.ts'
import classes from './inbox.module.css'
import { InboxList } from './inbox-list.tsx'
import { InboxToolbar } from './inbox-toolbar.tsx'
import { listStateOf } from './list-state-of.ts'
import { nextRecord, steppedRecord } from './next-record.ts'
import type { PaneHandle } from './pane-props.ts'
import { ReadingPane } from './reading-pane.tsx'
import { type Act, useAnswers } from './use-answers.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useFirstOpen } from './use-first-open.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useNoticeOpen } from './use-notice-open.ts'
import { usePaneFocus } from './use-pane-focus.ts'

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
  const isOfList = useMemo(() => {
    const { field } = inboxStates(resource)
    const wanted = listState.filters[field]
    // A record that this user has moved to another state leaves the list before the list is loaded again.
    return (id: string, value: string | undefined) => {
      const next = answers.sending.get(id)?.value ?? value
      return wanted === undefined || next === undefined || next === wanted
    }
  }, [resource, listState, answers.sending])
  const ofState = list.shown?.rows.filter((row) => isOfList(row.id, stateOf(resource, row)?.value))
  const arrivals = useArrivals(resource, listState, {
    rows: ofState,
    isBusy: list.isBusy,
    key: `${listHref(resource, unopened)} ${search.edit === 'new'}`,
  })
  const { rows } = arrivals
  const ids = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows])
  const { selection, setSelection, toggleRow } = useSelection(rows)
  useFirstOpen(ids[0], open === undefined && search.edit === undefined && !list.isStale, show)

  const pane = useRef<PaneHandle>(null)
  const focusNextPane = usePaneFocus(open)
  const step = (by: 1 | -1) => {
    const next = steppedRecord(ids, open ?? focusedRow(), by)
    if (next === null) return
    if (open === undefined) focusRow(next)
    else show(next)
  }
  const act = useCallback(
    (change: Act, moves: boolean) => {
      const row = pane.current?.row()
      if (!row) return
      if (moves) {
        focusNextPane()
        show(nextRecord(ids, row.id))
      }
      answers.save(row, change)
    },
    [answers, ids, show, focusNextPane],
  )
  useInboxKeys({
    onStep: step,
    onFinish: () => pane.current?.finish(),
    onWork: () => pane.current?.work(),
    onReply: () => pane.current?.reply(),
    onCopy: () => pane.current?.copy(),
    onTemplate: (index) => pane.current?.insertTemplate(index),
    onSelect: () => open !== undefined && toggleRow(open, false),
  })

  return (
    <ResourceFrame
      resource={resource}
      search={search}
      state={state}
      toolbar={<InboxToolbar resource={resource} state={unopened} total={loadedTotal(list)} />}
    >
      <div className={classes.inbox} data-reading={open !== undefined || undefined}>
        <InboxList
          resource={resource}
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
          resource={resource}
          state={state}
          id={open}
          isSending={open !== undefined && answers.sending.has(open)}
          onAct={act}
          onClose={() => show(null)}
        />
      </div>
      <SelectedRows
        resource={resource}
        state={listState}
        shown={list.shown}
        selection={selection}
        onSelection={setSelection}
      />
    </ResourceFrame>
  )
}

/** The total of a list whose own rows are loaded. */
function loadedTotal({ shown, error, isStale }: Listing): number | undefined {
  return error || isStale ? undefined : shown?.page.total
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

function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`main li[data-id="${CSS.escape(id)}"] a`)?.focus()
}
