import { Anchor, Breadcrumbs, Text } from '@mantine/core'
import '@mantine/core/styles/Breadcrumbs.layer.css'
import type { ListState } from '#descriptor/list-state.ts'
import { usePath } from '#hooks/names/use-name.ts'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { childrenHref } from '#screens/href.ts'
import { useResource } from '#screens/resource-context.ts'

interface ListScopeProps {
  readonly state: ListState
}

/** The record whose children a list shows, and the link up to all records. */
export function ListScope({ state }: ListScopeProps) {
  const resource = useResource()
  const t = useText()
  const path = usePath(resource, state.parent) ?? []
  const above = [{ id: '', label: t('Tất cả') }, ...path.slice(0, -1)]
  return (
    <nav aria-label={t('Đang xem mục con của')}>
      <Breadcrumbs>
        {above.map(({ id, label }) => (
          <Anchor key={id} component={AppLink} to={childrenHref(resource, id)}>
            {label}
          </Anchor>
        ))}
        <Text span fw={600} aria-current="location">
          {path.at(-1)?.label ?? '…'}
        </Text>
      </Breadcrumbs>
    </nav>
  )
}
