import { CloseButton } from '@mantine/core'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { removeView } from './remove-view.ts'
import type { SavedView, SavedViews } from './saved-view.ts'

interface RemoveViewButtonProps {
  readonly resource: Resource
  readonly view: SavedView
  readonly savedViews: SavedViews
}

/** The button beside the tab of a saved view: removes an own one, hides one of the team. */
export function RemoveViewButton({ resource, view, savedViews }: RemoveViewButtonProps) {
  const t = useText()
  const { id, name } = view
  const label = id ? t('Ẩn {name} với riêng tôi', { name }) : t('Bỏ cách xem {name}', { name })
  return (
    <CloseButton
      size={24}
      aria-label={label}
      data-tip={label}
      onClick={() => removeView(resource, view, savedViews)}
    />
  )
}
