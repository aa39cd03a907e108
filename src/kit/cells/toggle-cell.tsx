import { UnstyledButton } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import classes from './cells.module.css'

interface ToggleCellProps {
  readonly value: boolean
  /** Makes it a switch that can be toggled in its row. */
  readonly onToggle?: (next: boolean) => void
  /** The label of the switch: field and row. */
  readonly label?: string
}

/** On or off: a quiet switch; one that cannot be toggled is grey, with its word for screen readers and on hover. */
export function ToggleCell({ value, onToggle, label }: ToggleCellProps) {
  const t = useText()
  const word = value ? t('Bật') : t('Tắt')
  const isOn = value || undefined
  return onToggle ? (
    <button
      type="button"
      role="switch"
      aria-checked={value}
      aria-label={label}
      className={`${UnstyledButton.classes.root} ${classes.toggle}`}
      data-on={isOn}
      onClick={() => onToggle(!value)}
    />
  ) : (
    <span className={classes.toggle} data-on={isOn} title={word}>
      {word}
    </span>
  )
}
