import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useNewest } from '#hooks/read/use-newest.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { HomeCard } from '#kit/home-card.tsx'
import { type HomeRow, HomeRows } from '#kit/home-rows.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, screenHref } from '#screens/href.ts'
import { cellOf } from '#screens/list/cell-of-kind.tsx'
import { cardState } from './card-state.ts'

/** The maximum number of rows of a card. */
const maxRows = 4

/** The newest records of an entity: label, state and creation date. */
export function NewestCard({ resource }: { readonly resource: ResourceWith<'list'> }) {
  const t = useText()
  const query = useNewest(resource, 'created_at', maxRows)
  const title = t(resource.title)
  return (
    <HomeCard
      title={t('{title} mới nhất', { title })}
      more={<AppLink to={screenHref(resource)}>{t('Xem tất cả')}</AppLink>}
      state={cardState(query, t, {
        isEmpty: ({ rows }) => rows.length === 0,
        text: t('Chưa có {noun} nào. Mục đầu tiên sẽ hiện ở đây.', { noun: t(resource.noun) }),
      })}
      failed={t('Chưa xem được {title}.', { title })}
    >
      <HomeRows
        rows={(query.data?.rows ?? []).slice(0, maxRows).map((row) => homeRow(resource, row, t))}
        renderLink={(props) => <AppLink {...props} />}
      />
    </HomeCard>
  )
}

function homeRow(resource: Resource, row: Row, t: Translate): HomeRow {
  const { about, state } = resource.home?.newest ?? {}
  const label = state === undefined ? undefined : t(fieldOf(resource, state).label)
  return {
    key: row.id,
    to: formHref(resource, row.id, defaultListState(resource)),
    name: recordName(resource, row, t),
    about: about === undefined ? '' : cellOf(resource, row, about, t),
    // A choice has a label; a bare number needs its field label.
    state:
      state === undefined ? undefined : fieldOf(resource, state).kind === 'choice' ? (
        cellOf(resource, row, state, t)
      ) : (
        <>
          {label}: {cellOf(resource, row, state, t)}
        </>
      ),
    when: <DateCell value={readText(row.created_at)} as="ago" />,
  }
}
