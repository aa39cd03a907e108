import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import '#kit/input-styles.css'
import { useHotkeys } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { topModal } from '#browser/modal-layers.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { type Text, text } from '#text/text.ts'
import { type LineMarks, MarkedText } from './sending/marked-text.tsx'

interface MessageBoxProps {
  readonly message: string
  readonly onEdit: (message: string) => void
  /** Whether the form has changed since the prices of the message were requested: then it is not copied. */
  readonly isOld: boolean
  /** The names of the languages by code, each in its own language. */
  readonly languages: Readonly<Record<string, string>>
  readonly language: string
  readonly onLanguage: (language: string) => void
  /** Runs an action that sends the message, possibly after a question. */
  readonly guard: (confirm: Text, send: () => void) => void
  readonly onSent: () => void
  /** Further buttons, which get the guard of outdated prices. */
  readonly renderTools?: (ifCurrent: (send: () => void) => void) => ReactNode
  /** The marks of lines, and the id of the element that describes them. */
  readonly marks?: LineMarks
  readonly describedBy?: string | undefined
  /** Rendered between the buttons and the message. */
  readonly children?: ReactNode
}

interface CopyAttempt {
  readonly message: string
  readonly outcome: 'refused' | 'old'
}

/**
 * A message to edit and to copy by its button or Alt+C; if the clipboard is not available, it selects the text for the copy
 * shortcut.
 */
export function MessageBox(props: MessageBoxProps) {
  const { message, onEdit, isOld, languages, language, onLanguage, guard, onSent, renderTools, children } =
    props
  const { marks = noMarks, describedBy } = props
  const t = useText()
  const box = useRef<HTMLTextAreaElement>(null)
  const [copyAttempt, setCopyAttempt] = useState<CopyAttempt>()
  const ifCurrent = (send: () => void) => (isOld ? setCopyAttempt({ message, outcome: 'old' }) : send())
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message)
      setCopyAttempt(undefined)
      notify({ tone: 'good', text: text('Đã chép lời nhắn.') })
      onSent()
    } catch {
      box.current?.focus()
      box.current?.select()
      setCopyAttempt({ message, outcome: 'refused' })
    }
  }
  const copyButton = useRef<HTMLButtonElement>(null)
  const copyByKey = () => !topModal() && copyButton.current?.click()
  // By the position of the key: with Option a Mac types another letter.
  useHotkeys([['alt+C', copyByKey, { usePhysicalKeys: true }]], [], true)
  // The outcome belongs to the message of the attempt; a change of the message or of the form resets it.
  const isCurrent = copyAttempt?.message === message && (copyAttempt.outcome === 'old') === isOld
  const outcome = isCurrent ? copyAttempt.outcome : undefined
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
            onClick={() => ifCurrent(() => guard(text('Vẫn chép'), () => void copy()))}
          >
            {t('Chép lời nhắn')}
          </Button>
          {renderTools?.(ifCurrent)}
        </Group>
        <output>
          {outcome === 'refused' &&
            t('Trình duyệt không cho chép. Lời nhắn đã được chọn, bạn bấm Ctrl+C nhé.')}
          {outcome === 'old' && t('Bạn vừa đổi số liệu. Bấm Tính giá để có giá mới.')}
        </output>
      </div>
      {children}
      <MarkedText
        ref={box}
        label={t('Lời nhắn')}
        value={message}
        onChange={(event) => onEdit(event.currentTarget.value)}
        lang={language === 'jp' ? 'ja' : language}
        marks={marks}
        describedBy={describedBy}
      />
    </Stack>
  )
}

const noMarks: LineMarks = new Map()
