import { useEffect } from 'react'
import { text } from '#text/text.ts'
import type { DrawerProps } from './drawer.tsx'
import { type LazyFallbackProps, lazyComponent } from './lazy-component.tsx'
import type { ModalProps } from './mantine-modal.tsx'
import { notify } from './notice.tsx'

/** A modal dialog above the page. Its code is loaded once the first page is there, so that it opens within the press. */
export const Modal = lazyComponent<ModalProps>(
  async () => (await import('./mantine-modal.tsx')).ModalDialog,
  LoadFailure,
)

/** A drawer whose code is loaded as that of a modal dialog. */
export const LazyDrawer = lazyComponent<DrawerProps>(
  async () => (await import('./drawer.tsx')).Drawer,
  LoadFailure,
)

/** Loads the code of dialogs and drawers ahead. */
export function preloadModals(): void {
  for (const layer of [Modal, LazyDrawer]) layer.preload().catch(() => undefined)
}

// A dialog could not show why it cannot be shown.
function LoadFailure(props: LazyFallbackProps<{ readonly onClose: () => void }>) {
  const { hasFailed, componentProps } = props
  const { onClose } = componentProps
  useEffect(() => {
    if (!hasFailed) return
    notify({ tone: 'bad', text: text('Chưa mở được.'), more: text('Kiểm tra mạng rồi thử lại nhé.') })
    onClose()
  }, [hasFailed, onClose])
  return null
}
