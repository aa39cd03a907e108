import { Box, Group, Modal as MantineModal } from '@mantine/core'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './modal.module.css'
import { ModalRules } from './modal-rules.tsx'

/** The props of a modal dialog. */
export interface ModalProps {
  readonly title: string
  /**
   * A question has a text and buttons, a window a cross, a part that scrolls and a foot. A page fills the screen, and its title
   * is its label.
   */
  readonly form: 'question' | 'window' | 'page'
  /** Has room for amounts beside names. */
  readonly isWide?: boolean | undefined
  /** Closes on a click beside it as well. */
  readonly isLight?: boolean
  readonly onClose: () => void
  readonly onKeyDown?: KeyboardEventHandler
  readonly children: ReactNode
  /** The buttons of the foot of a window. */
  readonly foot?: ReactNode
}

const sizes = { question: '27rem', window: '64rem', page: '100%' }

/** Mantine's modal dialog in the forms that the app has. */
export function ModalDialog(props: ModalProps) {
  const { title, form, isWide, isLight = false, onClose, onKeyDown, children, foot } = props
  const t = useText()
  return (
    <MantineModal.Root
      opened
      onClose={onClose}
      centered
      fullScreen={form === 'page'}
      size={isWide ? '38rem' : sizes[form]}
      radius={12}
      padding="lg"
      xOffset="1rem"
      yOffset="1rem"
      transitionProps={{ duration: 0 }}
      closeOnEscape={false}
      closeOnClickOutside={isLight}
      returnFocus={false}
      removeScrollProps={{ allowPinchZoom: true, noIsolation: true }}
      classNames={classes}
      onKeyDown={onKeyDown}
      data-form={form}
    >
      <MantineModal.Overlay color="#0a1418" backgroundOpacity={0.45} />
      <MantineModal.Content aria-label={form === 'page' ? title : undefined}>
        <ModalRules
          opened
          isBlocking
          focus={form === 'window' ? focusContent : focusFirst}
          onClose={onClose}
        />
        {form !== 'page' && (
          <MantineModal.Header>
            <MantineModal.Title>{title}</MantineModal.Title>
            {form === 'window' && <MantineModal.CloseButton size={32} iconSize={22} aria-label={t('Đóng')} />}
          </MantineModal.Header>
        )}
        {form === 'question' && <MantineModal.Body>{children}</MantineModal.Body>}
        {/* Not Mantine's body, which would describe the dialog with all its text. */}
        {form === 'window' && (
          <Box flex={1} mih={0} p="var(--mb-padding)" style={{ overflowY: 'auto' }}>
            {children}
          </Box>
        )}
        {form === 'page' && children}
        {foot && (
          <Group
            component="footer"
            gap="xs"
            justify="flex-end"
            px="var(--mb-padding)"
            py="sm"
            className={classes.foot}
          >
            {foot}
          </Group>
        )}
      </MantineModal.Content>
    </MantineModal.Root>
  )
}

const focusContent = (content: HTMLElement) => content.focus({ preventScroll: true })

const controls =
  ':is(a[href], button, input, textarea, select, [tabindex="0"]):not([hidden], :disabled, [type=hidden])'

/** Focuses the element that the dialog names, or else its first one, as a dialog of the browser does. */
function focusFirst(content: HTMLElement) {
  const target =
    content.querySelector<HTMLElement>('[data-focus]') ?? content.querySelector<HTMLElement>(controls)
  ;(target ?? content).focus({ preventScroll: true })
}
