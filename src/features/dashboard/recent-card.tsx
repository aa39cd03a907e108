import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { recentOf } from '#hooks/user/recent.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { HomeCard } from '#kit/home-card.tsx'
import { HomeRows } from '#kit/home-rows.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'
import { session } from '#session/session.ts'

/** The maximum number of rows of a card. */
const maxRows = 5

/** The records that the user last opened in this browser. */
export function RecentCard({ resources }: { readonly resources: readonly Resource[] }) {
  const t = useText()
  const rows = recentOf(session.storedUser()?.subject ?? '').flatMap(({ resource: name, id, label, at }) => {
    const resource = resources.find((one) => one.name === name)
    if (!resource) return []
    const when = <DateCell value={new Date(at).toISOString()} as="ago" />
    const to = formHref(resource, id, defaultListState(resource))
    return [{ key: `${name} ${id}`, to, name: label || id, about: t(resource.noun), when }]
  })
  return (
    <HomeCard
      title={t('Mở gần đây')}
      state={
        rows.length > 0
          ? { status: 'ready' }
          : { status: 'empty', text: t('Mục bạn mở sẽ hiện ở đây để quay lại cho nhanh.') }
      }
      failed=""
    >
      <HomeRows rows={rows.slice(0, maxRows)} renderLink={(props) => <AppLink {...props} />} />
    </HomeCard>
  )
}
