import { Box, Button, Group, Stack, Textarea } from '@mantine/core'
import '#kit/input-styles.css'
import { useWindowEvent } from '@mantine/hooks'
import { IconClipboard } from '@tabler/icons-react'
import { useState } from 'react'
import { mostGoods, mostParcels } from '#features/quote/rules/quote-values.ts'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import type { Notice } from '#kit/notice.tsx'
import { formatNumber } from '#text/format.ts'
import { formatAmount } from '#text/format-amount.ts'
import { type Text, text } from '#text/text.ts'
import { type FittingEntries, fitEntries, withEntries } from './prefill.ts'
import { QuoteTextReading } from './quote-text-reading.tsx'
import { hasUnread, readQuoteText, type TextEntry } from './read-quote-text.ts'
import type { PastedText } from './use-prefill.ts'

interface PastePanelProps {
  readonly form: QuoteFormState
  /** Writes values, with a notice that undoes them. */
  readonly changeWithUndo: (notice: Notice, write: () => void) => void
  /** A text to start with; undefined leaves the panel closed. */
  readonly start: PastedText | undefined
}

/**
 * Reads links, prices, weights and sizes from a pasted text, and shows the field of each number and the entries before they are
 * added to the form. A text of which some number was not read stays in sight after that.
 */
export function PastePanel({ form, changeWithUndo, start }: PastePanelProps) {
  const t = useText()
  const [typed, setTyped] = useState<string>()
  // Whether the panel was closed by its button: the focus then returns to the one that opens it.
  const [isDismissed, setDismissed] = useState(false)
  const [added, setAdded] = useState<string>()
  const [shownStart, setShownStart] = useState<PastedText>()
  if (start !== shownStart) {
    setShownStart(start)
    if (start) (start.isAdded ? setAdded : setTyped)(start.text)
  }
  useWindowEvent('paste', (event) => {
    const pasted = pastedText(event)
    if (pasted === null) return
    event.preventDefault()
    setTyped(pasted)
  })
  if (typed === undefined && added !== undefined) {
    return <AddedText text={added} onClose={() => setAdded(undefined)} />
  }
  if (typed === undefined) {
    return (
      <Button
        ref={isDismissed ? focusElement : null}
        variant="default"
        {...openProps}
        leftSection={<IconClipboard size={16} aria-hidden />}
        onClick={() => setTyped('')}
      >
        {t('Dán lời nhắn, liên kết hoặc kích thước')}
      </Button>
    )
  }
  const read = readQuoteText(typed)
  const { entries } = read
  const add = ({ form: element }: HTMLButtonElement) => {
    const { values } = form
    const fitting = fitEntries(values, entries)
    const done = text('Đã thêm {n} mục từ đoạn dán.', { n: fitting.entries.length })
    changeWithUndo({ tone: 'good', text: done, more: leftTexts(fitting) }, () =>
      form.extend(withEntries(values, { ...read, entries: fitting.entries })),
    )
    setTyped(undefined)
    setAdded(hasUnread(read) ? typed : undefined)
    setDismissed(false)
    // The next step; the button with the focus is removed.
    submitButton(element)?.focus({ preventScroll: true })
  }
  return (
    <FormSection title={t('Dán lời nhắn, liên kết hoặc kích thước')}>
      <Textarea
        data-autofocus
        // Of a stable identity: a new ref would be called at each render, and take the focus from the input in use.
        ref={focusElement}
        label={t('Đoạn dán')}
        description={t('Ví dụ: 60x52x30, 15kg hoặc liên kết kèm ¥12.800')}
        rows={4}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {typed.trim() !== '' && (
        <Box component="output" c="dimmed">
          {entries.length === 0
            ? t('Chưa thấy liên kết, giá yên, cân nặng hay kích thước nào.')
            : t('Hiểu là {n} mục:', { n: entries.length })}
        </Box>
      )}
      {read.marks.length > 0 && <QuoteTextReading original={typed} />}
      {entries.length > 0 && <EntryList entries={entries} />}
      <Group justify="flex-end" gap="xs">
        <Button
          variant="subtle"
          onClick={() => {
            setTyped(undefined)
            setDismissed(true)
          }}
        >
          {t('Bỏ đoạn dán')}
        </Button>
        <Button disabled={entries.length === 0} onClick={(event) => add(event.currentTarget)}>
          {t('Thêm vào báo giá')}
        </Button>
      </Group>
    </FormSection>
  )
}

/** A text whose entries are in the form, with its numbers that were not read. */
function AddedText({ text: added, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const t = useText()
  return (
    <FormSection title={t('Đoạn vừa dán')}>
      <QuoteTextReading original={added} />
      <Button variant="default" style={openProps.style} onClick={onClose}>
        {t('Đã xem')}
      </Button>
    </FormSection>
  )
}

function EntryList({ entries }: { readonly entries: readonly TextEntry[] }) {
  const t = useText()
  return (
    <Stack component="ul" gap={4} {...entriesProps} aria-label={t('Những gì đọc được')}>
      {entries.map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no other identity, and no state to keep
        <li key={at}>
          <strong>{entry.kind === 'goods' ? t('Món hàng') : t('Kiện')}</strong>
          <span>{` ${entryText(entry, t)}`}</span>
        </li>
      ))}
    </Stack>
  )
}

// The narrowest page has no room for the words in one line.
const openProps = {
  maw: '100%',
  h: 'auto',
  mih: 'var(--ben-control)',
  style: { alignSelf: 'start' },
  styles: { label: { height: 'auto', whiteSpace: 'normal' } },
} as const
const entriesProps = { mah: '12rem', style: { overflowY: 'auto' } } as const

function focusElement(element: HTMLElement | null): void {
  element?.focus()
}

/** The submit button of a form that is drawn: a narrow screen has another one than a wide screen. */
function submitButton(form: HTMLFormElement | null): HTMLElement | undefined {
  const buttons = Array.from(form?.querySelectorAll<HTMLElement>('button[type="submit"]') ?? [])
  return buttons.find((button) => button.getClientRects().length > 0)
}

/** The sentences about the goods and parcels that the quote had no room for. */
function leftTexts({ goodsLeft, parcelsLeft }: FittingEntries): readonly Text[] {
  return [
    ...(goodsLeft > 0
      ? [
          text('Còn {n} món hàng chưa thêm được vì báo giá đã có {most} món.', {
            n: goodsLeft,
            most: mostGoods,
          }),
        ]
      : []),
    ...(parcelsLeft > 0
      ? [
          text('Còn {n} kiện chưa thêm được vì báo giá đã có {most} kiện.', {
            n: parcelsLeft,
            most: mostParcels,
          }),
        ]
      : []),
  ]
}

function entryText({ kind, name, price, weight, sides, count, link }: TextEntry, t: Translate): string {
  return [
    name,
    price !== null && formatAmount(price, 'JPY'),
    sides && `${sides.map(formatNumber).join(' × ')} cm`,
    weight !== null && `${formatNumber(weight)} kg`,
    kind === 'parcel' && weight === null && t('chưa có cân nặng'),
    count > 1 && t('{n} cái', { n: count }),
    link !== '' && new URL(link).hostname.replace(/^www\./, ''),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The text with goods or parcels that is pasted outside of a text area; null for a plain value, which is left to its input. */
function pastedText({ target, clipboardData }: ClipboardEvent): string | null {
  if (!(target instanceof HTMLElement) || target.closest('textarea, [role=dialog], [contenteditable]'))
    return null
  const pasted = clipboardData?.getData('text/plain') ?? ''
  const isInput = target.closest('input') !== null
  // A name, an address or a number belongs into the field.
  const isPlain = !pasted.trim().includes('\n') && !(isNumeric(target) && hasMore(pasted))
  return (isInput && isPlain) || readQuoteText(pasted).entries.length === 0 ? null : pasted
}

const isNumeric = (target: HTMLElement) =>
  target instanceof HTMLInputElement && ['numeric', 'decimal'].includes(target.inputMode)

/** Whether a text has more than a number with its unit. */
const hasMore = (pasted: string) => /[x*×]|https?:/i.test(pasted) || pasted.trim().split(/\s+/).length > 2
