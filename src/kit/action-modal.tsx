import { Box, Button, Group, Text as MantineText } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import type { Text } from '#text/text.ts'
import { Modal } from './modal.tsx'

interface ActionModalProps {
  readonly title: string
  /** The label of the harmless way out. */
  readonly close: Text
  /** What the dialog can do, the usual act last. */
  readonly acts?: readonly DialogAct[]
  /** The error of the last attempt; the dialog stays open. */
  readonly error?: ReactNode
  /** Has room for amounts beside names. */
  readonly isWide?: boolean
  /** An act was sent: nothing can be pressed until its outcome is known. */
  readonly isPending?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog with a text and buttons. */
export function ActionModal(props: ActionModalProps) {
  const { title, close, acts, error, isWide, isPending = false, onClose, children } = props
  return (
    <Modal form="question" title={title} isWide={isWide} onClose={isPending ? noop : onClose}>
      <Box inert={isPending} opacity={isPending ? 0.6 : 1}>
        {children}
      </Box>
      <MantineText component="div" role="alert" c="var(--mantine-color-error)" mt={error ? 'sm' : 0}>
        {error}
      </MantineText>
      <DialogActions close={close} onClose={onClose} acts={acts} isPending={isPending} />
    </Modal>
  )
}

const noop = () => {}

/** A button of a dialog that does something. */
interface DialogAct {
  readonly label: Text
  readonly onClick?: (() => void) | undefined
  /** The id of the form that the button submits. */
  readonly form?: string
  /** Destroys something. */
  readonly isDanger?: boolean
  /** One of several acts, and not the usual one. */
  readonly isMinor?: boolean
  /** Has the focus at first, in place of the way out. */
  readonly isFocused?: boolean
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
}

interface DialogActionsProps {
  /** The label of the harmless way out. */
  readonly close: Text
  readonly onClose: () => void
  /** The usual act last. */
  readonly acts?: readonly DialogAct[] | undefined
  readonly isPending?: boolean
}

/** Inert without losing the focus. */
const inertProps = (isInert: boolean) => ({
  'aria-disabled': isInert,
  'data-disabled': isInert || undefined,
})

/** The buttons of every dialog: the harmless way out at the left, where the focus starts, the acts at the right. */
export function DialogActions({ close, onClose, acts = [], isPending = false }: DialogActionsProps) {
  const t = useText()
  return (
    <Group gap="xs" justify="flex-end" mt="lg">
      <Button variant="default" onClick={isPending ? undefined : onClose} {...inertProps(isPending)}>
        {t(close)}
      </Button>
      {acts.map(({ label, onClick, form, isDanger, isMinor, isFocused, isBusy, isDisabled }) => (
        <Button
          key={t(label)}
          {...(form === undefined
            ? { onClick: isDisabled || isPending ? undefined : onClick }
            : { type: 'submit', form })}
          {...(isMinor ? { variant: 'default' } : {})}
          {...(isDanger ? { color: 'red' } : {})}
          data-focus={isFocused || undefined}
          loading={isBusy ?? false}
          {...inertProps(isDisabled || isPending)}
        >
          {t(label)}
        </Button>
      ))}
    </Group>
  )
}
