import { contentCheckView, type ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { ViewsTabs } from '#kit/list/views-tabs.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { listHref } from '#screens/href.ts'

interface ListViewsProps {
  readonly resource: Resource
  readonly state: ListState
}

/** The named views of a list, and that of records with failed content checks; nothing for a single view. */
export function ListViews({ resource, state }: ListViewsProps) {
  const t = useText()
  const { views = {} } = resource.operations
  const named = Object.entries(views).map(([key, { label }]) => ({ key, label: t(label) }))
  const contentCheckTab = resource.contentCheck ? [{ key: contentCheckView, label: t('Chưa sẵn sàng') }] : []
  if (named.length + contentCheckTab.length === 0) return null
  return (
    <ViewsTabs
      views={[{ key: '', label: t('Tất cả') }, ...named, ...contentCheckTab]}
      active={state.parent === '' ? state.view : null}
      renderLink={(view, props) => (
        <AppLink to={listHref(resource, { ...state, view: view.key, parent: '', page: 1 })} {...props} />
      )}
    />
  )
}
