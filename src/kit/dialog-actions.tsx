import { Button, Group } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import type { Text } from '#text/text.ts'

/** A button of a dialog that does something. */
export interface DialogAct {
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
}

/** The buttons of every dialog: the harmless way out at the left, where the focus starts, the acts at the right. */
export function DialogActions({ close, onClose, acts = [] }: DialogActionsProps) {
  const t = useText()
  return (
    <Group gap="xs" justify="flex-end" mt="lg">
      <Button variant="default" onClick={onClose}>
        {t(close)}
      </Button>
      {acts.map(({ label, onClick, form, isDanger, isMinor, isFocused, isBusy, isDisabled }) => (
        <Button
          key={t(label)}
          {...(form === undefined ? { onClick: isDisabled ? undefined : onClick } : { type: 'submit', form })}
          {...(isMinor ? { variant: 'default' } : {})}
          {...(isDanger ? { color: 'red' } : {})}
          data-focus={isFocused || undefined}
          loading={isBusy ?? false}
          aria-disabled={isDisabled ?? false}
          data-disabled={isDisabled || undefined}
        >
          {t(label)}
        </Button>
      ))}
    </Group>
  )
}
