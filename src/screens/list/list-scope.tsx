import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { usePath } from '#hooks/names/use-name.ts'
import { useText } from '#hooks/use-text.ts'
import { PathView } from '#kit/list/path-view.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { childrenHref } from '#screens/href.ts'

interface ListScopeProps {
  readonly resource: Resource
  readonly state: ListState
}

/** The record whose children a list shows, and the link up to all records. */
export function ListScope({ resource, state }: ListScopeProps) {
  const t = useText()
  const path = usePath(resource, state.parent) ?? []
  const steps = path.map(({ id, label }) => ({ key: id, label }))
  const unknown = { key: state.parent, label: '…' }
  return (
    <PathView
      label={t('Đang xem mục con của')}
      steps={[{ key: '', label: t('Tất cả') }, ...(steps.length > 0 ? steps : [unknown])]}
      renderLink={(step, props) => <AppLink to={childrenHref(resource, step.key)} {...props} />}
    />
  )
}
