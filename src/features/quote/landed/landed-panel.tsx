import { Box, Flex, List, Text, Tooltip, UnstyledButton } from '@mantine/core'
import type { CustomerPrice } from '#features/quote/customer-price.ts'
import { quotedAmount } from '#features/quote/kept/kept-quote.ts'
import list from '#features/quote/list.module.css'
import { noteProps, tintedProps } from '#features/quote/price-frame.tsx'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import rowButton from '#kit/row-button.module.css'
import { formatNumber } from '#text/format.ts'
import { formatAmount } from '#text/format-amount.ts'
import { withMinus } from '#text/signed.ts'
import { hasLandedParts, type Landed, type LandedInput } from './landed-price.ts'
import { formulaText, lineLabel, missingTexts } from './line-texts.ts'

interface LandedPanelProps {
  readonly landed: Landed
  readonly input: LandedInput
  /** The name of the service of the freight. */
  readonly service: string
  /** Whether the price of its freight is being requested. */
  readonly isBusy: boolean
}

/** The landed price for staff: each line with its formula, the margin, and what another rate would change. */
export function LandedPanel({ landed, input, service, isBusy }: LandedPanelProps) {
  const t = useText()
  if (!hasLandedParts(landed)) return null
  const { lines, dong, yen, margin, missing } = landed
  const isWhole = missing.length === 0
  // Without a rate the yen are unknown, not 0.
  const inYen = (amount: number) => (input.rate === null ? '' : formatAmount(amount, 'JPY'))
  return (
    <FormSection title={t('Giá trọn gói với {service}', { service })}>
      <ul className={list.ruled} aria-label={t('Các khoản của giá trọn gói')}>
        {lines.map((line, at) => (
          <LandedLineRow
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity, and no state to keep
            key={at}
            label={t(lineLabel(line))}
            mark={line.isInternal ? t('chỉ nhân viên thấy') : undefined}
            dong={formatAmount(line.dong, 'VND')}
            yen={inYen(line.yen)}
            formula={t(formulaText(line, t))}
          />
        ))}
      </ul>
      <Box {...rowProps} fw={600} style={{ borderTop: '1px solid var(--ben-line)' }}>
        <Box {...nameProps}>{isWhole ? t('Tổng trọn gói') : t('Tạm cộng')}</Box>
        <Flex {...amountsProps}>
          <span data-landed-total>{formatAmount(dong, 'VND')}</span>
          <Text {...yenProps}>{inYen(yen)}</Text>
        </Flex>
      </Box>
      {!isWhole && (
        <List c="var(--ben-warn)" aria-label={t('Còn thiếu')}>
          {missing.map((one) => (
            <List.Item key={one}>
              {isBusy && one === 'freight' ? t('Đang tính cước quốc tế…') : t(missingTexts[one])}
            </List.Item>
          ))}
        </List>
      )}
      {input.leftOut?.map((name) => (
        <Text key={name} c="dimmed">
          {t('Không cộng {name}: giá này đã có bảo hiểm rồi.', { name })}
        </Text>
      ))}
      {margin !== 0 && (
        <Text c="dimmed">
          {t('Lãi trong giá này: {amount}, {percent}% của tổng. Khách không thấy dòng này.', {
            amount: formatAmount(margin, 'VND'),
            percent: withMinus(dong === 0 ? 0 : Math.round((margin / dong) * 1000) / 10, formatNumber),
          })}
        </Text>
      )}
    </FormSection>
  )
}

interface LandedLineRowProps {
  readonly label: string
  /** A remark after the label, such as that only staff see the line. */
  readonly mark?: string | undefined
  readonly dong: string
  readonly yen: string
  /** How the amount comes about. */
  readonly formula: string
}

/** A line of the landed price; hover, focus or a press shows its formula, Escape hides it. */
function LandedLineRow({ label, mark, dong, yen, formula }: LandedLineRowProps) {
  return (
    <li>
      <Tooltip label={formula} multiline interactive maw="min(28rem, 90vw)" fz="xs" events={everyEvent}>
        <UnstyledButton {...rowProps} className={rowButton.row} style={{ cursor: 'help' }}>
          <Box {...nameProps}>
            <span>{`${label} `}</span>
            {mark && <Text {...tintedProps}>{mark}</Text>}
          </Box>
          <Flex {...amountsProps}>
            <span>{dong}</span>
            <Text {...yenProps}>{yen}</Text>
          </Flex>
        </UnstyledButton>
      </Tooltip>
    </li>
  )
}

// Yen below the đồng on a narrow screen: beside them they would leave the names a third of the width.
const amountsProps = {
  component: 'span',
  direction: { base: 'column', sm: 'row' },
  columnGap: 'sm',
  ta: 'end',
} as const
const yenProps = { ...noteProps, miw: '5.5rem' } as const
const nameProps = { component: 'span', flex: 1, miw: 0, me: 'sm' } as const
const rowProps = { display: 'flex', px: 4, py: 5, mih: 'var(--ben-icon-button)' } as const
const everyEvent = { hover: true, focus: true, touch: true }

/** The service and its price to the customer in one line; '' without a price. */
export function summaryOf(
  { service }: Pick<ServiceQuote, 'service'>,
  price: Pick<CustomerPrice, 'total' | 'currency' | 'lacks'> | null,
  t: Translate,
): string {
  if (!price) return ''
  const { total, currency, lacks } = price
  const amount = quotedAmount({ total, currency, ...(lacks.length > 0 && { isPartial: true }) }, t)
  return `${service.label} ${amount}`
}
