import { Anchor, Divider, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { newestState } from '#hooks/read/new-records.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, screenHref } from '#screens/href.ts'
import { cellOf } from '#screens/list/cell-of-kind.tsx'
import { isRating, Rating } from '#screens/rating.tsx'
import classes from './dashboard.module.css'
import { cardState, HomeCard } from './home-card.tsx'

/** The maximum number of rows of a card. */
const maxRows = 4

/** The newest records of an entity: label, state and creation date. */
export function NewestCard({ resource }: { readonly resource: ResourceWith<'list'> }) {
  const t = useText()
  const query = useQuery(listOptions(resource, newestState(resource, 'created_at')))
  const title = t(resource.title)
  return (
    <HomeCard
      title={t('{title} mới nhất', { title })}
      more={
        <Anchor component={AppLink} to={screenHref(resource)} flex="none" lh="1.5rem">
          {t('Xem tất cả')}
        </Anchor>
      }
      state={cardState(query, t, {
        isEmpty: ({ rows }) => rows.length === 0,
        text: t('Chưa có {noun} nào. Mục đầu tiên sẽ hiện ở đây.', { noun: t(resource.noun) }),
      })}
      failed={t('Chưa xem được {title}.', { title })}
    >
      <HomeRows rows={(query.data?.rows ?? []).slice(0, maxRows).map((row) => homeRow(resource, row, t))} />
    </HomeCard>
  )
}

function homeRow(resource: Resource, row: Row, t: Translate): HomeRow {
  const { about, state } = resource.home?.newest ?? {}
  return {
    key: row.id,
    to: formHref(resource, row.id, defaultListState(resource)),
    name: recordName(resource, row, t),
    ...detailOf(resource, row, t, about === undefined ? '' : cellOf(resource, row, about, t), state),
    when: <DateCell value={readText(row.created_at)} as="ago" />,
  }
}

function detailOf(
  resource: Resource,
  row: Row,
  t: Translate,
  about: ReactNode,
  state: string | undefined,
): Pick<HomeRow, 'about' | 'state'> {
  if (state === undefined) return { about }
  const field = fieldOf(resource, state)
  const label = t(field.label)
  // A rating goes before the text, so that the name has the whole first line.
  if (isRating(field)) {
    const rating = <Rating label={label} value={Number(valueOf(row, state))} />
    return {
      about: (
        <>
          {rating}
          <span> </span>
          {about}
        </>
      ),
    }
  }
  const cell = cellOf(resource, row, state, t)
  // A choice has a label; a bare number needs its field label.
  return {
    about,
    state:
      field.kind === 'choice' ? (
        cell
      ) : (
        <>
          <span>{`${label}: `}</span>
          {cell}
        </>
      ),
  }
}

/** A record on the home page. */
interface HomeRow {
  readonly key: string
  readonly to: string
  readonly name: string
  /** Details, on the second line. */
  readonly about: ReactNode
  /** The status, at the right of the name. */
  readonly state?: ReactNode
  /** The date, at the right of the second line. */
  readonly when?: ReactNode
}

/** A few records, two lines each. */
export function HomeRows({ rows }: { readonly rows: readonly HomeRow[] }) {
  return (
    <ul>
      {rows.map(({ key, to, name, about, state, when }) => (
        <li key={key}>
          <Divider />
          <Stack gap={0} justify="center" h="3.5rem" px={20}>
            <Group gap="md" wrap="nowrap" justify="space-between">
              <Anchor component={AppLink} to={to} title={name} c="inherit" fw={600} lh="1.5rem" truncate>
                {name}
              </Anchor>
              {state !== undefined && <Side>{state}</Side>}
            </Group>
            <Group gap="md" wrap="nowrap" justify="space-between">
              <Text c="dimmed" truncate className={classes.about}>
                {about}
              </Text>
              <Side>{when}</Side>
            </Group>
          </Stack>
        </li>
      ))}
    </ul>
  )
}

function Side({ children }: { readonly children: ReactNode }) {
  return (
    <Text span c="dimmed" flex="none">
      {children}
    </Text>
  )
}
