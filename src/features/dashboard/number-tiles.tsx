import { Button, Paper, Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { can, type ResourceWith } from '#descriptor/capability.ts'
import { haveValue } from '#descriptor/inbox.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { valueOf } from '#descriptor/row.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import { unreadable } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import { readList } from '#hooks/read/read-list.ts'
import { useSettings } from '#hooks/read/use-settings.ts'
import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { listHref, screenHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import { signed } from '#text/signed.ts'
import { type CardState, cardState } from './home-card.tsx'
import classes from './number-tiles.module.css'
import { useDays } from './use-days.ts'

/** The numbers that the descriptors name. */
export function NumberTiles({ resources }: { readonly resources: readonly Resource[] }) {
  return (
    <div className={classes.tiles}>
      {resources.map((one) => {
        const { week, on, value } = one.home?.tiles ?? {}
        return [
          week && can(one, 'list') && <WeekTile key={`${one.name} week`} resource={one} />,
          on !== undefined && can(one, 'list') && (
            <ToggleTile key={`${one.name} ${on}`} resource={one} name={on} />
          ),
          value !== undefined && can(one, 'read') && (
            <ValueTile key={`${one.name} ${value}`} resource={one} name={value} />
          ),
        ]
      })}
    </div>
  )
}

interface ToggleTileProps {
  readonly resource: ResourceWith<'list'>
  /** The name of the toggle. */
  readonly name: string
}

/** How many records have a toggle on, and how many off. */
function ToggleTile({ resource, name }: ToggleTileProps) {
  const t = useText()
  const field = fieldOf(resource, name)
  if (field.kind !== 'toggle') throw new RangeError(`${resource.name}.${name} is no toggle`)
  const words = toggleWords(field)
  const on = useCount(resource, { [name]: 'true' })
  const off = useCount(resource, { [name]: 'false' })
  // Totals that do not follow the filter count the records of both values.
  const isCounted = on.data !== null && off.data !== null
  const shownCount = (count: number | null | undefined) => (isCounted ? formatNumber(count ?? 0) : '–')
  const query = on.isError ? on : off.isError ? off : off.data === undefined ? off : on
  return (
    <NumberTile
      label={t('{title}: {state}', { title: t(resource.title), state: t(words.on).toLocaleLowerCase() })}
      to={listHref(resource, { ...defaultListState(resource), filters: { [name]: 'true' } })}
      state={cardState(query, t)}
      value={shownCount(on.data)}
      detail={`${shownCount(off.data)} ${t(words.off).toLocaleLowerCase()}`}
    />
  )
}

/** The records of the last seven days, compared with the seven before. */
function WeekTile({ resource }: { readonly resource: ResourceWith<'list'> }) {
  const t = useText()
  const query = useDays(resource, 14)
  const counts = (query.data?.days ?? []).map(({ count }) => count)
  const sum = (some: readonly number[]) => some.reduce((total, count) => total + count, 0)
  const [before, last] = [sum(counts.slice(0, 7)), sum(counts.slice(7))]
  const more = query.data?.isPart ? '+' : ''
  return (
    <NumberTile
      label={t('{title} trong 7 ngày qua', { title: t(resource.title) })}
      to={screenHref(resource)}
      state={cardState(query, t)}
      value={`${formatNumber(last)}${more}`}
      trend={more === '' && last !== before ? signed(last - before, formatNumber) : undefined}
      detail={more === '' ? t('7 ngày trước đó: {count}', { count: formatNumber(before) }) : ''}
    />
  )
}

interface ValueTileProps {
  readonly resource: ResourceWith<'read'>
  /** The name of the number. */
  readonly name: string
}

/** A number of a settings record, and when the record was changed. */
function ValueTile({ resource, name }: ValueTileProps) {
  const t = useText()
  const query = useSettings(resource)
  const field = fieldOf(resource, name)
  const changed = query.data ? readText(valueOf(query.data, 'updated_at')) : ''
  return (
    <NumberTile
      label={t(field.label)}
      to={screenHref(resource)}
      state={cardState(query, t)}
      value={query.data ? shownNumber(valueOf(query.data, name)) : ''}
      detail={
        changed === '' ? (
          'unit' in field && field.unit && t(field.unit)
        ) : (
          <>
            <span>{`${t('Sửa')} `}</span>
            <DateCell value={changed} as="ago" />
          </>
        )
      }
    />
  )
}

/** A number; a dash for none, and for one that is unknown. */
const shownNumber = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : '–')

/**
 * The total of a list, from its first page; null where a row has other values than the list is filtered by, or unknown ones.
 * It is fresh for a minute.
 */
export function useCount(resource: ResourceWith<'list'>, filters: Readonly<Record<string, string>>) {
  const state = { ...defaultListState(resource), filters }
  return useQuery(
    queryOptions({
      queryKey: keys.count(resource, filters),
      queryFn: async ({ signal }) => {
        const found = await readList(resource, state, {}, signal)
        const { total } = found.page
        // The list has no total: the tile shows no number rather than a guess.
        if (total === undefined) throw unreadable()
        const isFiltered = Object.entries(filters).every((filter) => haveValue(found.rows, ...filter))
        return isFiltered ? total : null
      },
      staleTime: 60_000,
    }),
  )
}

interface NumberTileProps {
  readonly label: string
  /** The screen of the number. */
  readonly to: string
  readonly state: CardState
  readonly value: string
  /** The difference to before, with its sign. */
  readonly trend?: string | undefined
  readonly detail: ReactNode
}

/** One number with what it means; a failed one retries alone. */
function NumberTile({ label, to, state, value, trend, detail }: NumberTileProps) {
  const t = useText()
  if (state.status === 'failed') {
    return (
      <Paper withBorder className={classes.tile} role="alert">
        <Text c="dimmed">{label}</Text>
        <Text c="dimmed">{state.hint}</Text>
        <Button size="compact-sm" variant="default" loading={state.isBusy} onClick={state.onRetry}>
          {t('Thử lại')}
        </Button>
      </Paper>
    )
  }
  return (
    <Paper
      withBorder
      component={AppLink}
      to={to}
      c="inherit"
      td="none"
      className={classes.tile}
      aria-busy={state.status === 'loading' || undefined}
    >
      <Text c="dimmed">{label}</Text>
      <Text fw={600} fz="1.375rem" lh="2rem" mih="2rem" className={classes.value}>
        {state.status === 'ready' && (
          <>
            <span>{`${value} `}</span>
            {/* No taller than the number: the numbers of all tiles are in one line. */}
            {trend && (
              <Text component="small" c="dimmed" fw={600} lh={1}>
                {trend}
              </Text>
            )}
          </>
        )}
      </Text>
      <Text c="dimmed" mih="1.5em">
        {state.status === 'ready' && detail}
      </Text>
    </Paper>
  )
}
