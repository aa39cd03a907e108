import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import '#kit/input-styles.css'
import { useHotkeys } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { topModal } from '#browser/modal-layers.ts'
import { linesOfText, type MessageLine } from '#features/quote/sending/message-line.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'

interface MessageBoxProps {
  readonly message: string
  readonly onEdit: (message: string) => void
  /** Whether the form has changed since the prices of the message were requested: they are requested again before it is copied. */
  readonly isOld: boolean
  /** The names of the languages by code, each in its own language. */
  readonly languages: Readonly<Record<string, string>>
  readonly language: string
  readonly onLanguage: (language: string) => void
  /** The text area, and the copy button with what became of the copy. */
  readonly copying: Pick<ReturnType<typeof useCopyMessage>, 'box' | 'isRefused'>
  readonly onCopy: () => void
  /** Further buttons. */
  readonly tools?: ReactNode
  /** Rendered between the buttons and the message. */
  readonly children?: ReactNode
}

/** Copies a message; if the clipboard is not available, it selects the text for the copy shortcut. */
export function useCopyMessage(message: string, onSent: () => void) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [refused, setRefused] = useState<string>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message)
      setRefused(undefined)
      notify({ tone: 'good', text: text('Đã chép lời nhắn.') })
      onSent()
    } catch {
      box.current?.focus()
      box.current?.select()
      setRefused(message)
    }
  }
  // The outcome belongs to the message of the attempt.
  return { box, copy, isRefused: refused === message }
}

/** A message to edit, and to copy by its button or Alt+C. */
export function MessageBox(props: MessageBoxProps) {
  const { message, onEdit, isOld, languages, language, onLanguage, copying, onCopy, tools, children } = props
  const { box, isRefused } = copying
  const t = useText()
  const copyButton = useRef<HTMLButtonElement>(null)
  const copyByKey = () => !topModal() && copyButton.current?.click()
  // By the position of the key: with Option a Mac types another letter.
  useHotkeys([['alt+C', copyByKey, { usePhysicalKeys: true }]], [], true)
  return (
    <Stack gap="xs">
      <div>
        <Group gap="xs">
          <NativeSelect
            aria-label={t('Ngôn ngữ của khách')}
            value={language}
            data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
            onChange={(event) => onLanguage(event.currentTarget.value)}
          />
          <Button
            ref={copyButton}
            leftSection={<IconCopy size={16} aria-hidden />}
            px="sm"
            aria-keyshortcuts="Alt+C"
            title={t('Chép lời nhắn (Alt+C)')}
            onClick={onCopy}
          >
            {isOld ? t('Tính lại rồi chép') : t('Chép lời nhắn')}
          </Button>
          {tools}
        </Group>
        <output>
          {isRefused && t('Trình duyệt không cho chép. Lời nhắn đã được chọn, bạn bấm Ctrl+C nhé.')}
        </output>
      </div>
      {children}
      <Textarea
        ref={box}
        aria-label={t('Lời nhắn')}
        value={message}
        onChange={(event) => onEdit(event.currentTarget.value)}
        lang={language === 'jp' ? 'ja' : language}
        rows={10}
        styles={{
          input: { fieldSizing: 'content', minHeight: '6rem', maxHeight: '26rem', ...(isOld && stale) },
        }}
      />
    </Stack>
  )
}

const stale = { color: 'var(--mantine-color-dimmed)' }

interface MessageTotalProps {
  /** The message as it is sent. */
  readonly message: string
  /** The generated lines. */
  readonly lines: readonly MessageLine[]
  /** Whether the total does not include everything. */
  readonly isPartial: boolean
  /** Whether the prices are outdated. */
  readonly isOld?: boolean
}

/** The total as the message has it: a long message shows that line only after scrolling, and an edited one may have another. */
export function MessageTotal({ message, lines, isPartial, isOld }: MessageTotalProps) {
  const t = useText()
  const generated = lines.find(({ kind }) => kind === 'total')?.amount
  if (generated === undefined) return null
  const amount = linesOfText(message, lines).find(({ kind }) => kind === 'total')?.amount
  const isEdited = amount !== generated
  return (
    <Group
      component="p"
      justify="space-between"
      align="baseline"
      gap="0 0.75rem"
      m={0}
      c={isOld ? 'dimmed' : undefined}
    >
      {amount !== undefined && (
        <>
          <span>{isPartial ? t('Tạm tính trong lời nhắn, chưa đủ') : t('Tổng trong lời nhắn')}</span>
          <Text component="strong" fw={600} data-message-total>
            {amount}
          </Text>
        </>
      )}
      {isEdited && (
        <Text span fz="xs" c="var(--ben-warn)" flex="1 1 100%">
          {amount === undefined
            ? t('Lời nhắn, ảnh và bản in không có dòng tổng; theo giá là {amount}.', { amount: generated })
            : t('Bạn sửa tay; ảnh và bản in cũng ghi như vậy. Theo giá là {amount}.', { amount: generated })}
        </Text>
      )}
    </Group>
  )
}
