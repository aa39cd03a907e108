import { FileButton, List } from '@mantine/core'
import { useRef, useState } from 'react'
import { isRecord } from '#descriptor/read.ts'
import type { Rates } from '#features/quote/amount.ts'
import { type Bound, boundProblem } from '#features/quote/rules/bounds.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { notify } from '#kit/notice.tsx'
import { type Text, text } from '#text/text.ts'
import { isDraft, type KeptQuote, mostDrafts, mostQuotes, readQuote } from './kept-quote.ts'
import { quoteSummary, quoteTitle } from './quote-summary.ts'
import { refusedQuotesText } from './share-link.ts'
import type { ChangeQuotes } from './use-kept-quotes.ts'

/** The result of an import before it is applied. */
interface QuotesImport {
  readonly added: readonly KeptQuote[]
  /** Quotes that are newer than those here. */
  readonly replaced: readonly KeptQuote[]
  /** The number of quotes that are here already, as new or newer. */
  readonly same: number
  /** The number of quotes that cannot be read. */
  readonly unreadable: number
  /** The numbers of quotes that exceed a bound. */
  readonly refused: Readonly<Partial<Record<Bound, number>>>
  /** The number of quotes that the list has no room for. */
  readonly overflow: number
}

/** The maximum size of a file in bytes, and of quotes in it. */
const mostFile = 20_000_000
const mostInFile = 5000

/** The content of a file with quotes. */
export function quotesFile(quotes: readonly KeptQuote[], now: number): string {
  return JSON.stringify(
    { type: 'quotes', version: 1, exportedAt: new Date(now).toISOString(), quotes },
    null,
    1,
  )
}

/** Compares the quotes of a file with those here; null if the file has none of this version. */
export function planImport(content: string, here: readonly KeptQuote[], now: number): QuotesImport | null {
  const raw = parsed(content)
  if (!isRecord(raw) || raw.type !== 'quotes' || raw.version !== 1 || !Array.isArray(raw.quotes)) return null
  const all: readonly unknown[] = raw.quotes
  const refused: Partial<Record<Bound, number>> = {}
  const read = all.slice(0, mostInFile).flatMap((one) => {
    const problem = boundProblem(one, now)
    if (!problem) return [readQuote(one)]
    if (problem === 'unreadable') return [null]
    refused[problem] = (refused[problem] ?? 0) + 1
    return []
  })
  const found = newestOf(read.filter((one) => one !== null))
  const coming = newerOf(here, found)
  const fitting = fittingOf(here, coming)
  const known = new Set(here.map(({ at }) => at))
  return {
    added: fitting.filter(({ at }) => !known.has(at)),
    replaced: fitting.filter(({ at }) => known.has(at)),
    same: found.length - coming.length,
    unreadable: read.filter((one) => one === null).length,
    refused,
    overflow: coming.length - fitting.length + Math.max(0, all.length - mostInFile),
  }
}

/** Applies an import to quotes that may have changed since it was planned: none is dropped, a newer one never overwritten. */
export function withImport(
  quotes: readonly KeptQuote[],
  { added, replaced }: Pick<QuotesImport, 'added' | 'replaced'>,
): readonly KeptQuote[] {
  return newestOf([...quotes, ...fittingOf(quotes, newerOf(quotes, [...added, ...replaced]))])
}

/** Those quotes that are not here, or older here. */
function newerOf(here: readonly KeptQuote[], quotes: readonly KeptQuote[]): readonly KeptQuote[] {
  const known = new Map(here.map(({ at, changedAt }) => [at, changedAt]))
  return quotes.filter(({ at, changedAt }) => changedAt > (known.get(at) ?? -Infinity))
}

/** The quotes that the list has room for besides those here: first those that replace a draft by a sent quote, then the newest. */
function fittingOf(here: readonly KeptQuote[], coming: readonly KeptQuote[]): readonly KeptQuote[] {
  const known = new Map(here.map((quote) => [quote.at, quote]))
  let room = mostQuotes - here.length
  let drafts = mostDrafts - here.filter(isDraft).length
  const draftsOf = (quote: KeptQuote) => {
    const old = known.get(quote.at)
    return Number(isDraft(quote)) - Number(old !== undefined && isDraft(old))
  }
  return coming
    .map((quote) => ({ quote, more: draftsOf(quote), isNew: !known.has(quote.at) }))
    .toSorted(
      (one, other) => Math.min(one.more, 0) - Math.min(other.more, 0) || other.quote.at - one.quote.at,
    )
    .filter(({ more, isNew }) => {
      if ((isNew && room <= 0) || (more > 0 && drafts <= 0)) return false
      room -= Number(isNew)
      drafts -= more
      return true
    })
    .map(({ quote }) => quote)
}

/** Each quote once, in its newest version; of two of the same time the first. */
function newestOf(quotes: readonly KeptQuote[]): readonly KeptQuote[] {
  const newest = new Map<number, KeptQuote>()
  for (const quote of quotes) {
    const other = newest.get(quote.at)
    if (!other || quote.changedAt > other.changedAt) newest.set(quote.at, quote)
  }
  return [...newest.values()]
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}

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
      ([bound, count]) => [count, refusedQuotesText(bound as Bound, count)] as const,
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
