import { type Translate, useText } from '#hooks/use-text.ts'
import { FormSection } from '#kit/form-frame.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { formatNumber } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import type { Parcel, Shipment, Weighed } from './rules/weigh.ts'
import type { ServiceQuote } from './use-service-quotes.ts'
import { type WeighLine, WeighList } from './weigh-list.tsx'

interface WeightPanelProps {
  readonly quote: ServiceQuote
  readonly parcels: readonly Parcel[]
  /** Whether the price belongs to the current form, so that both weights can be compared. */
  readonly isNow: boolean
  /** Set if the rules failed to load and the default rule is used. */
  readonly onRetryRules?: (() => void) | undefined
}

/**
 * Explains the weight of the chosen service, parcel by parcel, and reports a different weight of the server.
 */
export function WeightPanel({ quote, parcels, isNow, onRetryRules }: WeightPanelProps) {
  const t = useText()
  const { service, shipment, price } = quote
  if (!shipment) return null
  const theirs = isNow ? (price?.weight ?? null) : null
  const { rule, billable } = shipment
  return (
    <FormSection
      title={t('Vì sao {service} tính {weight} kg', {
        service: service.label,
        weight: formatNumber(billable),
      })}
    >
      {onRetryRules && (
        <FailedState
          text={t('Chưa đọc được cách tính cân của cửa hàng, đang dùng cách thường.')}
          onRetry={onRetryRules}
          isLine
        />
      )}
      {rule.isUnknown && (
        <output style={{ color: 'var(--ben-warn)' }}>
          {t('Cách tính cân của cửa hàng có chỗ không rõ, chỗ đó đang dùng cách thường.')}
        </output>
      )}
      <p style={{ margin: 0 }}>
        {rule.per === 'whole'
          ? t(
              'Cân cả lô, chia {divisor}, lấy số lớn hơn rồi làm tròn lên từng {step} kg.',
              ruleNumbers(shipment),
            )
          : t(
              'Cân từng kiện, chia {divisor}, lấy số lớn hơn rồi làm tròn lên từng {step} kg.',
              ruleNumbers(shipment),
            )}
      </p>
      <WeighList lines={linesOf(shipment, parcels, t)} />
      {theirs !== null && Math.abs(theirs - billable) > 1e-6 && (
        <output style={{ color: 'var(--ben-warn)' }}>
          {t('Bảng giá tính {theirs} kg chứ không phải {ours} kg. Giá ở trên tính theo {theirs} kg.', {
            theirs: formatNumber(theirs),
            ours: formatNumber(billable),
          })}
        </output>
      )}
    </FormSection>
  )
}

function ruleNumbers({ rule: { divisor, step } }: Shipment) {
  return { divisor: formatNumber(divisor), step: formatNumber(step) }
}

function linesOf(
  { parcels: weighed, whole, rule }: Shipment,
  parcels: readonly Parcel[],
  t: Translate,
): readonly WeighLine[] {
  const sumOf = ({ length, width, height }: Parcel) =>
    [length, width, height].every((side) => side)
      ? `${[length, width, height].map((side) => formatNumber(side ?? 0)).join(' × ')} ÷ ${formatNumber(rule.divisor)}`
      : ''
  const each = weighed.map((one, at): WeighLine => {
    const parcel = parcels[at]
    return {
      title: t('Kiện {n}', { n: at + 1 }),
      ...one,
      sum: parcel ? sumOf(parcel) : '',
      ...(whole ? { counts: null, billable: null } : {}),
      hint: whole ? '' : hintOf(one, t),
    }
  })
  if (!whole) return each
  return [...each, { title: t('Cả lô'), ...whole, sum: '', hint: hintOf(whole, t) }]
}

const sides: Readonly<Record<'length' | 'width' | 'height', Text>> = {
  length: text('chiều dài'),
  width: text('chiều rộng'),
  height: text('chiều cao'),
}

function hintOf({ trim }: Weighed, t: Translate): string {
  if (!trim) return ''
  return t('Bớt {by} cm {side} của kiện {n} là chỉ còn {to} kg.', {
    by: formatNumber(trim.by),
    side: t(sides[trim.side]),
    n: trim.parcel + 1,
    to: formatNumber(trim.to),
  })
}
