import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconEye } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { isCovered } from '#browser/modal-layers.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { focusAfter } from '#kit/focus-after.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyDialogFailure } from '#kit/lazy-dialog-failure.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { useResource } from '#screens/resource-context.ts'
import { session } from '#session/session.ts'
import type { LiveValues } from './live-values.ts'
import { previewOf } from './preview-of.ts'

// Loaded on the first preview.
const PreviewDialog = lazyComponent(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
  LazyDialogFailure,
)

interface PreviewButtonProps {
  readonly record: Row | null
  readonly live: LiveValues
}

/** Shows the record with its unsaved values as customers will see it: by its button or Alt+P. */
export function PreviewButton({ record, live }: PreviewButtonProps) {
  const resource = useResource()
  const t = useText()
  const [shown, setShown] = useState<ReturnType<typeof previewOf> | null>(null)
  const previousFocus = useRef<Element | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    previousFocus.current = document.activeElement
    // Blur makes a rich text emit its last change.
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.blur()
    const user = session.storedUser()
    const actor = { subject: user?.subject ?? '', name: user?.name ?? '' }
    setShown(previewOf(resource, { record, values: live.now(), actor }))
  }
  // By the position of the key: with Option a Mac types another letter.
  const key = { usePhysicalKeys: true }
  useHotkeys([['alt+P', () => !isCovered(button.current) && open(), key]], [], true)
  // The dialog itself, as it closes, cannot return the focus to an element that was blurred.
  const close = () =>
    focusAfter(
      () => setShown(null),
      () => previousFocus.current,
    )
  const preload = () => void PreviewDialog.preload().catch(() => undefined)
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        leftSection={<IconEye size={16} aria-hidden />}
        aria-keyshortcuts="Alt+P"
        title={t('Xem trước như khách thấy (Alt+P)')}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        {t('Xem trước')}
      </Button>
      {shown && (
        <PreviewDialog
          {...shown}
          picture={pictureAddress(shown.picture)}
          resolve={pictureAddress}
          onClose={close}
        />
      )}
    </>
  )
}
