import { useQuery } from '@tanstack/react-query'
import { type InboxResource, inboxStates } from '#descriptor/inbox.ts'
import { newRecordsOptions } from '#hooks/read/new-records.ts'
import { useText } from '#hooks/use-text.ts'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { SearchBox } from '#kit/list/search-box.tsx'
import { ViewsTabs } from '#kit/list/views-tabs.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { listHref, type ScreenState } from '#screens/href.ts'
import { useGo } from '#screens/use-go.ts'

interface InboxToolbarProps {
  readonly resource: InboxResource
  /** Without an open record. */
  readonly state: ScreenState
}

/** The states of an inbox as tabs with their counts, and its search. */
export function InboxToolbar({ resource, state }: InboxToolbarProps) {
  const t = useText()
  const go = useGo()
  const { field, options, fresh } = inboxStates(resource)
  const { data } = useQuery({ ...newRecordsOptions(resource), enabled: false })
  const { [field]: active = '', ...others } = state.filters
  const tabs = [
    ...options.map(({ value, label }) => ({
      key: value,
      label: t(label),
      count: value === fresh?.value ? data?.page.total : undefined,
    })),
    { key: '', label: t('Tất cả') },
  ]
  const hrefOf = (value: string) =>
    listHref(resource, {
      ...state,
      page: 1,
      filters: value === '' ? others : { ...others, [field]: value },
    })
  return (
    <>
      <ViewsTabs
        views={tabs}
        active={active}
        renderLink={(view, props) => <AppLink to={hrefOf(view.key)} {...props} />}
      />
      {resource.list.search && (
        <SearchBox
          value={state.search}
          isShortcut={isSingleKey}
          onSearch={(search) =>
            go(listHref(resource, { ...state, page: 1, search }), { replace: state.search !== '' })
          }
        />
      )}
    </>
  )
}
