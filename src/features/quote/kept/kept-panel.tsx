import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { saveFile } from '#browser/save-file.ts'
import { dayInVietnam } from '#descriptor/filters/period.ts'
import type { Rates } from '#features/quote/amount.ts'
import { useText } from '#hooks/use-text.ts'
import { useMinute } from '#kit/cells/use-minute.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { SearchBox } from '#kit/list/search-box.tsx'
import { ViewsTabs } from '#kit/list/views-tabs.tsx'
import { text } from '#text/text.ts'
import { ImportDialog, quotesFile } from './import-dialog.tsx'
import type { KeptQuote } from './kept-quote.ts'
import {
  countByTab,
  QuoteList,
  type QuoteTab,
  quotesOfTab,
  quoteTabs,
  searchQuotes,
  stateWords,
} from './quote-list.tsx'
import { SentMessageDialog, SentPriceDialog } from './sent-price-dialog.tsx'
import type { ChangeQuotes } from './use-kept-quotes.ts'
import { type GivenState, type OpenQuote, useQuoteActions } from './use-quote-actions.ts'

/** The number of quotes shown at first, and by each press of "Xem thêm". */
const perStep = 8

interface KeptPanelProps {
  readonly quotes: readonly KeptQuote[]
  readonly change: ChangeQuotes
  /** The rates by which prices of several currencies are compared. */
  readonly rates: Rates
  /** The days that a quote is valid once it is marked as sent. */
  readonly validDays: number | null
  /** Returns the quote in the form with its message as it is now; null without a price. */
  readonly openQuote: () => OpenQuote | null
  readonly onOpen: (quote: KeptQuote) => void
}

/** The stored quotes by state, with a search; also as a file. */
export function KeptPanel({ quotes, change, rates, validDays, openQuote, onOpen }: KeptPanelProps) {
  const t = useText()
  const [tab, setTab] = useState<QuoteTab>('all')
  const [query, setQuery] = useState('')
  const [most, setMost] = useState(perStep)
  const [isImporting, setImporting] = useState(false)
  const now = useMinute()
  const [read, setRead] = useState<KeptQuote>()
  const [given, setGiven] = useState<{ readonly quote: KeptQuote; readonly state: GivenState }>()
  const { actionsOf, markAs } = useQuoteActions({
    change,
    validDays,
    openQuote,
    onRead: setRead,
    onChoosePrice: (quote, state) => setGiven({ quote, state }),
  })
  const found = searchQuotes(quotes, query)
  const shown = quotesOfTab(found, tab, now)
  return (
    <FormSection title={t('Báo giá đã lưu')}>
      {quotes.length > 0 && (
        <Stack gap="xs">
          <StateTabs counts={countByTab(found, now)} tab={tab} onTab={setTab} />
          <SearchBox
            value={query}
            onSearch={setQuery}
            label={t('Tìm báo giá')}
            placeholder={t('Tên, số điện thoại, số báo giá')}
          />
        </Stack>
      )}
      {shown.length > 0 ? (
        <QuoteList
          quotes={shown.slice(0, most)}
          now={now}
          rates={rates}
          onOpen={onOpen}
          actionsOf={actionsOf}
        />
      ) : (
        <EmptyState>
          {quotes.length === 0
            ? t('Chưa có báo giá nào. Mỗi lần bấm Tính giá, báo giá được lưu ở đây, trong trình duyệt này.')
            : t('Không có báo giá nào khớp.')}
        </EmptyState>
      )}
      <Group gap="xs">
        {shown.length > most && (
          <Button variant="default" onClick={() => setMost(most + perStep * 3)}>
            {t('Xem thêm {count} báo giá', { count: shown.length - most })}
          </Button>
        )}
        <Button variant="subtle" onClick={() => setImporting(true)}>
          {t('Nhập từ tệp')}
        </Button>
        {quotes.length > 0 && (
          <Button variant="subtle" onClick={() => exportQuotes(quotes)}>
            {t('Xuất ra tệp')}
          </Button>
        )}
      </Group>
      {isImporting && (
        <ImportDialog quotes={quotes} change={change} rates={rates} onClose={() => setImporting(false)} />
      )}
      {given && (
        <SentPriceDialog
          quote={given.quote}
          rates={rates}
          onChoose={(price) => {
            markAs(given.quote, given.state, { price })
            setGiven(undefined)
          }}
          onClose={() => setGiven(undefined)}
        />
      )}
      {read && <SentMessageDialog quote={read} onClose={() => setRead(undefined)} />}
    </FormSection>
  )
}

interface StateTabsProps {
  readonly counts: ReturnType<typeof countByTab>
  readonly tab: QuoteTab
  readonly onTab: (tab: QuoteTab) => void
}

function StateTabs({ counts, tab, onTab }: StateTabsProps) {
  const t = useText()
  const labelOf = (key: QuoteTab) => t(key === 'all' ? text('Tất cả') : stateWords[key])
  return (
    <ViewsTabs
      views={quoteTabs.map((key) => ({ key, label: labelOf(key), count: counts[key] }))}
      active={tab}
      label={t('Tình trạng báo giá')}
      renderLink={({ key }, { children, ...props }) => (
        <button type="button" {...props} onClick={() => onTab(key)}>
          {children}
        </button>
      )}
    />
  )
}

function exportQuotes(quotes: readonly KeptQuote[]): void {
  const now = Date.now()
  const day = dayInVietnam(new Date(now))
  saveFile(`bao-gia-${day}.json`, new Blob([quotesFile(quotes, now)], { type: 'application/json' }))
}
