import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { LinkButton } from '#kit/link-button.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { listHref } from '#screens/href.ts'

interface PasteLinkProps {
  readonly resource: Resource
  readonly state: ListState
}

/** The link to pasting rows from a spreadsheet, if the entity supports it. */
export function PasteLink({ resource, state }: PasteLinkProps) {
  const t = useText()
  if (!resource.list.paste) return null
  const to = listHref(resource, state, { paste: 1 })
  return (
    <LinkButton variant="default" renderLink={(props) => <AppLink to={to} {...props} />}>
      {t('Dán từ bảng tính')}
    </LinkButton>
  )
}
