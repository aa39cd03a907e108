import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'

interface RichTextMessageProps {
  readonly role?: 'status' | 'alert'
  /** Nothing for no message. */
  readonly message: string | false | null
  /** Called when the message is read; without it the message has buttons of its own, or stays. */
  readonly onRead?: () => void
  readonly children?: ReactNode
}

/** The place of a message about a text, which is announced; it takes no room without one. */
export function RichTextMessage({ role = 'status', message, onRead, children }: RichTextMessageProps) {
  const t = useText()
  return (
    <Group role={role} gap="xs" px="sm" py={message ? 'xs' : 0}>
      <span>{message}</span>
      {message && onRead && (
        <Button variant="subtle" size="compact-sm" onClick={onRead}>
          {t('Đã rõ')}
        </Button>
      )}
      {message && children}
    </Group>
  )
}
