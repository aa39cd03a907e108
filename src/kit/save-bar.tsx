import { Badge, Button, Group, Kbd, Text } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'
import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, type RefObject, useRef } from 'react'
import { isCovered } from '#browser/modal-layers.ts'
import { useText } from '#hooks/use-text.ts'
import { BusyButton } from './busy-button.tsx'
import classes from './save-bar.module.css'
import bar from './sticky-bar.module.css'

interface SaveBarProps {
  /** How many fields differ from the saved record. */
  readonly count: number
  /** The labels of these fields, shown where there is room. */
  readonly names?: readonly string[]
  readonly isBusy?: boolean
  readonly onDiscard: () => void
  /** Further actions of the form. */
  readonly tools?: ReactNode
}

/**
 * The footer of a form, inside its <form>: number of changed fields, Discard and Save; Ctrl+S saves too. A phone has
 * it in one line: the number in the button, tools by their icons.
 */
export function SaveBar({ count, names = [], isBusy = false, onDiscard, tools }: SaveBarProps) {
  const t = useText()
  const save = useRef<HTMLButtonElement>(null)
  useSaveKey(save)
  const idle = count === 0 && !isBusy
  return (
    <div className={`${bar.bar} ${classes.bar}`}>
      <Group component="span" gap="xs" wrap="nowrap" flex="1 1 5rem" aria-live="polite">
        <Text span flex="none" {...(idle ? { c: 'dimmed' } : { fw: 600 })}>
          {count === 0 ? t('Chưa có gì thay đổi') : t('{count} ô đã sửa', { count })}
        </Text>
        {names.length > 0 && (
          <Text span truncate c="dimmed" visibleFrom="md" title={names.join(', ')}>
            {names.join(', ')}
          </Text>
        )}
      </Group>
      {tools}
      <Button
        variant="default"
        onClick={idle || isBusy ? undefined : onDiscard}
        data-disabled={idle || isBusy || undefined}
        aria-disabled={idle || isBusy}
      >
        {t('Bỏ thay đổi')}
      </Button>
      {/* Not `disabled` without changes either: a button that disables itself on success would drop the focus. */}
      <BusyButton
        ref={save}
        type={idle ? 'button' : 'submit'}
        isBusy={isBusy}
        data-disabled={idle || undefined}
        aria-disabled={idle}
        aria-keyshortcuts={isMac ? 'Meta+S' : 'Control+S'}
      >
        <span>{t('Lưu')}</span>
        {count > 0 && (
          <Badge circle variant="white" ms={6} hiddenFrom="xs" aria-hidden>
            {count}
          </Badge>
        )}
        <Kbd size="xs" ms="xs" visibleFrom="sm" aria-hidden>
          {isMac ? '⌘ S' : 'Ctrl S'}
        </Kbd>
      </BusyButton>
    </div>
  )
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Presses the button on Ctrl+S, on a Mac also on Cmd+S. */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    // The key is for the form on top.
    if (!isCovered(button.current)) button.current?.click()
  })
}
