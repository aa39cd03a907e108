import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { useAnchor } from '#kit/list/use-anchor.ts'
import type { SavedView, SavedViews } from './saved-view.ts'

/** Apart: no other part of a list needs a text field. */
const SaveView = lazyComponent(async () => (await import('./save-view.tsx')).SaveView)

export interface SaveViewButtonProps {
  /** The view that the list shows. */
  readonly view: Omit<SavedView, 'name'>
  readonly savedViews: SavedViews
}

/** Saves the view that the list shows under a name, which becomes a tab. */
export function SaveViewButton({ view, savedViews }: SaveViewButtonProps) {
  const t = useText()
  const { anchor, close, opener } = useAnchor(SaveView)
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-haspopup="dialog" {...opener}>
        {t('☆ Lưu cách xem')}
      </Button>
      {anchor && <SaveView anchor={anchor} view={view} savedViews={savedViews} onClose={close} />}
    </>
  )
}
