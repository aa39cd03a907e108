import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setAnchor(null), [])
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-haspopup="dialog"
        onPointerEnter={() => void SaveView.preload().catch(() => undefined)}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {t('☆ Lưu cách xem')}
      </Button>
      {anchor && <SaveView anchor={anchor} view={view} savedViews={savedViews} onClose={close} />}
    </>
  )
}
