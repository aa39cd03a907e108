import { RichTextEditor } from '@mantine/tiptap'
import type { Icon } from '@tabler/icons-react'

interface ToolProps {
  readonly label: string
  readonly icon: Icon
  readonly onPress: () => void
  readonly isActive?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** It opens or closes something. */
  readonly isOpen?: boolean | undefined
}

/** One button of a text's tools. */
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
