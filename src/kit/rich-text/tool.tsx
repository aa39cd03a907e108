import { RichTextEditor } from '@mantine/tiptap'
import type { Icon } from '@tabler/icons-react'

interface ToolProps {
  readonly label: string
  readonly icon: Icon
  readonly onPress: () => void
  readonly isActive?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Whether the popup of the button is open; undefined without one. */
  readonly isOpen?: boolean | undefined
}

/** A button of the toolbar of a text. */
export function Tool({ label, icon: Drawing, onPress, isActive, isDisabled, isOpen }: ToolProps) {
  return (
    <RichTextEditor.Control
      aria-label={label}
      title={label}
      active={isActive ?? false}
      disabled={isDisabled ?? false}
      {...(isOpen === undefined ? {} : { 'aria-expanded': isOpen })}
      onClick={onPress}
    >
      <Drawing size={18} stroke={1.5} aria-hidden />
    </RichTextEditor.Control>
  )
}
