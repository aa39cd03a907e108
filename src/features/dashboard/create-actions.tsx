import { canSave } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { NamedIcon } from '#kit/icons.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'

/** The most frequent create actions. */
export function CreateActions({ resources }: { readonly resources: readonly Resource[] }) {
  const t = useText()
  const offered = resources.filter((one) => one.home?.create && canSave(one, true))
  return offered.map((resource) => {
    const to = formHref(resource, null, defaultListState(resource))
    return (
      <LinkButton
        key={resource.name}
        variant="default"
        icon={<NamedIcon name={resource.icon} size={16} stroke={1.6} />}
        renderLink={(props) => <AppLink to={to} {...props} />}
      >
        {t('Thêm {noun}', { noun: t(resource.noun) })}
      </LinkButton>
    )
  })
}
