import '#kit/input-styles.css'
import { Button, Textarea } from '@mantine/core'
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs'
import { useEffect, useState } from 'react'
import { formatAmount } from '#features/quote/amount.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { notify } from '#kit/notice.tsx'
import { TextButton } from '#kit/text-button.tsx'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'
import classes from './paste-panel.module.css'
import { withEntries } from './prefill.ts'
import { readQuoteText, type TextEntry } from './read-quote-text.ts'

interface PastePanelProps {
  readonly form: QuoteFormState
  /** A text to start with; '' leaves the panel closed. */
  readonly start: string
}

/** Reads links, prices, weights and sizes from a pasted text, and shows what was understood before it is added. */
export function PastePanel({ form, start }: PastePanelProps) {
  const t = useText()
  const [typed, setTyped] = useState<string>()
  const [shownStart, setShownStart] = useState('')
  if (start !== shownStart) {
    setShownStart(start)
    if (start !== '') setTyped(start)
  }
  useEffect(() => onPastedText(setTyped), [])
  if (typed === undefined) {
    return (
      <Button
        variant="default"
        className={classes.open ?? ''}
        leftSection={<IconClipboard size={16} aria-hidden />}
        onClick={() => setTyped('')}
      >
        {t('Dán lời nhắn, liên kết hoặc kích thước')}
      </Button>
    )
  }
  const entries = readQuoteText(typed)
  const add = () => {
    const { values } = form
    form.fill(withEntries(values, entries))
    setTyped(undefined)
    notify({
      tone: 'good',
      text: text('Đã thêm {n} mục từ đoạn dán.', { n: entries.length }),
      undo: () => form.fill(values),
    })
  }
  return (
    <FormSection title={t('Dán lời nhắn, liên kết hoặc kích thước')}>
      <Textarea
        data-autofocus
        ref={(area) => area?.focus()}
        label={t('Đoạn dán')}
        description={t('Ví dụ: 60x52x30, 15kg hoặc liên kết kèm ¥12.800')}
        rows={4}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {typed.trim() !== '' && (
        <output className={classes.found}>
          {entries.length === 0
            ? t('Chưa thấy liên kết, giá yên, cân nặng hay kích thước nào.')
            : t('Hiểu là {n} mục:', { n: entries.length })}
        </output>
      )}
      {entries.length > 0 && (
        <ul className={classes.entries} aria-label={t('Những gì đọc được')}>
          {entries.map((entry, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- entries have no other identity, and no state to keep
            <li key={at}>
              <strong>{entry.kind === 'goods' ? t('Món hàng') : t('Kiện')}</strong> {entryText(entry, t)}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        <TextButton onClick={() => setTyped(undefined)}>{t('Bỏ đoạn dán')}</TextButton>
        <Button disabled={entries.length === 0} onClick={add}>
          {t('Thêm vào báo giá')}
        </Button>
      </div>
    </FormSection>
  )
}

function entryText({ name, price, weight, sides, count, link }: TextEntry, t: Translate): string {
  return [
    name,
    price !== null && formatAmount(price, 'JPY'),
    sides && `${sides.map(formatNumber).join(' × ')} cm`,
    weight !== null && `${formatNumber(weight)} kg`,
    count > 1 && t('{n} cái', { n: count }),
    link !== '' && new URL(link).hostname.replace(/^www\./, ''),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Calls the listener for a text that is pasted outside of a text area and describes goods or parcels; fields keep plain values. */
function onPastedText(listener: (pasted: string) => void): () => void {
  const paste = (event: ClipboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || target.closest('textarea, dialog, [contenteditable]')) return
    const pasted = event.clipboardData?.getData('text/plain') ?? ''
    const isInput = target.closest('input') !== null
    // A name, an address or a number belongs into the field.
    const isPlain = !pasted.trim().includes('\n') && !(isNumeric(target) && hasMore(pasted))
    if ((isInput && isPlain) || readQuoteText(pasted).length === 0) return
    event.preventDefault()
    listener(pasted)
  }
  document.addEventListener('paste', paste)
  return () => document.removeEventListener('paste', paste)
}

const isNumeric = (target: HTMLElement) =>
  target instanceof HTMLInputElement && ['numeric', 'decimal'].includes(target.inputMode)

/** Whether a text has more than a number with its unit. */
const hasMore = (pasted: string) => /[x*×]|https?:/i.test(pasted) || pasted.trim().split(/\s+/).length > 2
