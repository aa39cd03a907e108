import '#kit/input-styles.css'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './message-box.module.css'

interface MessageBoxProps {
  readonly message: string
  /** Whether the form has changed since the prices of the message were requested: then it is not copied. */
  readonly isOld: boolean
  /** The names of the languages by code, each in its own language. */
  readonly languages: Readonly<Record<string, string>>
  readonly language: string
  readonly onLanguage: (language: string) => void
}

/** A message to copy by its button or Alt+C; if the clipboard is not available, it selects the text for the copy shortcut. */
export function MessageBox({ message, isOld, languages, language, onLanguage }: MessageBoxProps) {
  const t = useText()
  const box = useRef<HTMLTextAreaElement>(null)
  const [copyAttempt, setCopyAttempt] = useState<{
    readonly message: string
    readonly outcome: 'copied' | 'refused' | 'old'
  }>()
  const copy = async () => {
    if (isOld) {
      setCopyAttempt({ message, outcome: 'old' })
      return
    }
    try {
      await navigator.clipboard.writeText(message)
      setCopyAttempt({ message, outcome: 'copied' })
    } catch {
      box.current?.focus()
      box.current?.select()
      setCopyAttempt({ message, outcome: 'refused' })
    }
  }
  const copyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => onCopyShortcut(() => copyButton.current?.click()), [])
  // The outcome belongs to the copied message; a change of the message or of the form resets it.
  const isCurrent = copyAttempt?.message === message && (copyAttempt.outcome === 'old') === isOld
  const outcome = isCurrent ? copyAttempt.outcome : undefined
  return (
    <div className={classes.box}>
      <div className={classes.tools}>
        <NativeSelect
          label={t('Ngôn ngữ của khách')}
          value={language}
          data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          onChange={(event) => onLanguage(event.currentTarget.value)}
        />
        <Button
          ref={copyButton}
          leftSection={<IconCopy size={16} aria-hidden />}
          aria-keyshortcuts="Alt+C"
          title={t('Chép lời nhắn (Alt+C)')}
          onClick={() => void copy()}
        >
          {t('Chép lời nhắn')}
        </Button>
        <output className={classes.outcome} data-old={isOld || undefined}>
          {outcome === 'copied' && t('Đã chép lời nhắn.')}
          {outcome === 'refused' &&
            t('Trình duyệt không cho chép. Lời nhắn đã được chọn, bạn bấm Ctrl+C nhé.')}
          {outcome === 'old' && t('Bạn vừa đổi số liệu. Bấm Tính giá để có giá mới.')}
        </output>
      </div>
      <Textarea
        ref={box}
        label={t('Lời nhắn')}
        value={message}
        readOnly
        classNames={{ input: classes.message }}
        rows={message.split('\n').length}
        lang={language === 'jp' ? 'ja' : language}
      />
    </div>
  )
}

function onCopyShortcut(copy: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    // By the position of the key: with Option a Mac types another letter.
    if (event.code !== 'KeyC' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) copy()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
