import { Anchor, Box, Button, Skeleton, Stack } from '@mantine/core'
import { IconCircleCheck as IconCheck } from '@tabler/icons-react'
import { type InboxResource, inboxStates } from '#descriptor/inbox.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Listing } from '#hooks/read/use-list.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { listHref, withFilters } from '#screens/href.ts'
import { MisfitNote, WithoutIdNote } from '#screens/list/list-notes.tsx'
import type { Selection } from '#screens/list/use-selection.ts'
import { listFailure } from '#screens/list-failure.ts'
import { useResource } from '#screens/resource-context.ts'
import { useGo } from '#screens/use-go.ts'
import classes from './inbox-list.module.css'
import { InboxRow } from './inbox-row.tsx'
import type { Arrivals } from './use-arrivals.ts'

interface InboxListProps {
  readonly state: ListState
  readonly list: Listing
  readonly arrivals: Arrivals
  readonly open: string | undefined
  readonly hrefOf: (id: string) => string
  readonly selection: Selection
  readonly onToggleRow: (id: string, isRange: boolean) => void
}

/** The records of an inbox in a column; those that arrive later wait behind a line above it. */
export function InboxList(props: InboxListProps) {
  const resource = useResource() as InboxResource
  const { state, list, arrivals, open, hrefOf, selection, onToggleRow } = props
  const t = useText()
  const go = useGo()
  const now = useMinute()
  const { rows, arrivedCount } = arrivals
  const { shown, error } = list
  const isLoading = list.isStale || (!rows && !error) || undefined
  return (
    <Box
      component="section"
      className={classes.column}
      aria-label={t(resource.title)}
      aria-busy={isLoading}
      opacity={isLoading && 0.6}
    >
      {error && (
        <FailedState
          {...listFailure(resource, t)}
          hint={t(readAdviceFor(error))}
          onRetry={list.retry}
          isBusy={list.isBusy}
          isLine={shown !== undefined}
        />
      )}
      <WithoutIdNote rows={shown?.rows} isHidden />
      <Box component="output" display="block">
        {arrivedCount > 0 && (
          <Button variant="light" fullWidth radius={0} style={{ outlineOffset: -2 }} onClick={arrivals.show}>
            {t('{n} {noun} mới', { n: arrivedCount, noun: t(resource.noun) })}
          </Button>
        )}
      </Box>
      {!rows && !error && <RowOutlines />}
      {rows && (
        <ul data-selecting={selection.size > 0 || undefined}>
          {rows.map((row) => (
            <InboxRow
              key={row.id}
              row={row}
              now={now}
              to={hrefOf(row.id)}
              isOpen={row.id === open}
              isSelected={selection.has(row.id)}
              showsState={state.filters[inboxStates(resource).field] === undefined}
              onToggle={onToggleRow}
            />
          ))}
        </ul>
      )}
      {rows?.length === 0 && arrivedCount === 0 && !list.isBusy && !error && <NoRecords state={state} />}
      {shown?.misfits && <MisfitNote misfits={shown.misfits} />}
      {shown && (shown.goesOn || state.page > 1) && (
        <Pager
          {...shown.page}
          page={state.page}
          length={shown.rows.length}
          goesOn={shown.goesOn}
          isNumbered={shown.next === undefined}
          onPage={(page) => go(listHref(resource, { ...state, page }))}
        />
      )}
    </Box>
  )
}

function NoRecords({ state }: Pick<InboxListProps, 'state'>) {
  const resource = useResource() as InboxResource
  const t = useText()
  const { field, fresh } = inboxStates(resource)
  const noun = t(resource.noun)
  const { [field]: value, ...others } = state.filters
  const isFiltered = Object.keys(others).length > 0
  if (state.search !== '' || isFiltered) {
    const ofState = value === undefined ? {} : { [field]: value }
    return (
      <EmptyState
        action={
          <>
            {value !== undefined && (
              <Anchor
                component={AppLink}
                p="xs"
                to={listHref(resource, withFilters(resource, state, others))}
              >
                {t('Tìm trong mọi tình trạng')}
              </Anchor>
            )}
            {isFiltered && (
              <Anchor
                component={AppLink}
                p="xs"
                to={listHref(resource, { ...state, page: 1, filters: ofState })}
              >
                {t('Bỏ bộ lọc')}
              </Anchor>
            )}
          </>
        }
      >
        {t('Không tìm thấy mục nào khớp.')}
      </EmptyState>
    )
  }
  if (fresh && value === fresh.value)
    return <EmptyState icon={IconCheck}>{t('Không còn {noun} mới.', { noun })}</EmptyState>
  return <EmptyState>{t('Chưa có {noun} nào ở đây.', { noun })}</EmptyState>
}

function RowOutlines() {
  return (
    <ul aria-hidden>
      {Array.from({ length: 8 }, (_, at) => (
        <Stack component="li" key={at} gap="xs" px="lg" py={14} className={classes.row}>
          <Skeleton h={12} w="45%" />
          <Skeleton h={12} w="80%" />
        </Stack>
      ))}
    </ul>
  )
}
