import { FileButton, List } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Rates } from '#features/quote/amount.ts'
import type { Bound } from '#features/quote/rules/bounds.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { notify } from '#kit/notice.tsx'
import { type Text, text } from '#text/text.ts'
import { refusedText } from './bound-texts.ts'
import { type KeptQuote, mostDrafts, mostQuotes } from './kept-quote.ts'
import { quoteSummary, quoteTitle } from './quote-summary.ts'
import { mostFile, planImport, type QuotesImport, withImport } from './quotes-file.ts'
import type { ChangeQuotes } from './use-kept-quotes.ts'

interface ImportDialogProps {
  readonly quotes: readonly KeptQuote[]
  readonly change: ChangeQuotes
  /** The rates by which prices of several currencies are compared. */
  readonly rates: Rates
  readonly onClose: () => void
}

/** Reads quotes from a file, and lists those to be imported before they are stored. */
export function ImportDialog({ quotes, change, rates, onClose }: ImportDialogProps) {
  const t = useText()
  const reset = useRef<() => void>(null)
  const [plan, setPlan] = useState<QuotesImport>()
  const [fault, setFault] = useState<Text>()
  const read = async (file: File) => {
    setPlan(undefined)
    setFault(undefined)
    if (file.size > mostFile) return setFault(text('Tệp này quá lớn.'))
    const found = planImport(await file.text().catch(() => ''), quotes, Date.now())
    return found ? setPlan(found) : setFault(text('Tệp này không phải tệp báo giá đã xuất từ đây.'))
  }
  const coming = plan ? [...plan.added, ...plan.replaced] : []
  const run = () => {
    if (!plan) return
    change((stored) => withImport(stored, plan))
    notify({ tone: 'good', text: text('Đã nhập {count} báo giá.', { count: coming.length }) })
    onClose()
  }
  return (
    <FileButton
      accept=".json,application/json"
      inputProps={{ 'aria-label': t('Tệp báo giá') }}
      resetRef={reset}
      onChange={(file) => {
        if (file) void read(file)
        // The same file can be picked again after it was corrected.
        reset.current?.()
      }}
    >
      {({ onClick }) => (
        <ActionModal
          title={t('Nhập báo giá từ tệp')}
          close={text('Đóng')}
          acts={
            coming.length > 0
              ? [
                  { label: text('Chọn tệp khác'), isMinor: true, onClick },
                  { label: text('Nhập'), onClick: run },
                ]
              : [{ label: text('Chọn tệp'), onClick }]
          }
          error={fault && t(fault)}
          isWide
          onClose={onClose}
        >
          {plan ? (
            <PlanSummary plan={plan} coming={coming} rates={rates} />
          ) : (
            t('Chọn tệp đã xuất từ danh sách này. Chưa có gì được lưu cho đến khi bạn xem lại và bấm Nhập.')
          )}
        </ActionModal>
      )}
    </FileButton>
  )
}

interface PlanSummaryProps {
  readonly plan: QuotesImport
  readonly coming: readonly KeptQuote[]
  readonly rates: Rates
}

function PlanSummary({ plan, coming, rates }: PlanSummaryProps) {
  const t = useText()
  const counts: readonly (readonly [number, Text])[] = [
    [plan.added.length, text('{count} báo giá mới', { count: plan.added.length })],
    [plan.replaced.length, text('{count} báo giá mới hơn ở đây', { count: plan.replaced.length })],
    [plan.same, text('{count} báo giá ở đây đã có, được giữ nguyên', { count: plan.same })],
    ...Object.entries(plan.refused).map(
      ([bound, count]) => [count, refusedText(bound as Bound, count)] as const,
    ),
    [
      plan.overflow,
      text('{count} báo giá bị bỏ qua vì danh sách chỉ chứa được {most}, trong đó {drafts} bản nháp', {
        count: plan.overflow,
        most: mostQuotes,
        drafts: mostDrafts,
      }),
    ],
    [plan.unreadable, text('{count} báo giá không đọc được, bị bỏ qua', { count: plan.unreadable })],
  ]
  return (
    <>
      <List>
        {counts.map(([count, label]) => count > 0 && <List.Item key={t(label)}>{t(label)}</List.Item>)}
      </List>
      {coming.length > 0 && (
        <List size="xs" c="dimmed" listStyleType="none" mah="40dvh" mt="sm" style={{ overflow: 'auto' }}>
          {coming.slice(0, 20).map((quote) => (
            <List.Item key={quote.at}>
              {`${quoteTitle(quote, t)} · ${quoteSummary(quote, rates, t)}`}
            </List.Item>
          ))}
        </List>
      )}
    </>
  )
}
