import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import '#kit/input-styles.css'
import { useHotkeys } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { topModal } from '#browser/modal-layers.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'
import { type LineMarks, MarkedText } from './sending/marked-text.tsx'

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
  /** The marks of lines, and the id of the element that describes them. */
  readonly marks?: LineMarks
  readonly describedBy?: string | undefined
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
  const { marks = noMarks, describedBy } = props
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
      <MarkedText
        ref={box}
        label={t('Lời nhắn')}
        value={message}
        isOld={isOld}
        onChange={(event) => onEdit(event.currentTarget.value)}
        lang={language === 'jp' ? 'ja' : language}
        marks={marks}
        describedBy={describedBy}
      />
    </Stack>
  )
}

const noMarks: LineMarks = new Map()
