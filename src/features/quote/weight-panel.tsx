import { Group, Progress, Stack, Text } from '@mantine/core'
import { roundSide } from '#features/quote/rules/rule.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { FailedState } from '#kit/list/failed-state.tsx'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'
import list from './list.module.css'
import { MoreFields } from './more-fields.tsx'
import { ParcelOriginNote } from './parcel-origin-note.tsx'
import { noteProps, tintedProps } from './price-frame.tsx'
import { ruleSentences, stepNote } from './rule-text.ts'
import type { Parcel, Shipment, Weighed } from './rules/weigh.ts'
import { useQuote } from './use-quote.ts'
import type { ServiceQuote } from './use-service-quotes.ts'

/**
 * Why the chosen service counts its weight, parcel by parcel, on request; rules that are missing or unknown, and another
 * weight of the server, are said at once.
 */
export function WeightReason({ quote }: { readonly quote: ServiceQuote }) {
  const t = useText()
  const { form, onRetryRules } = useQuote()
  const { values, isOld } = form
  const { service, shipment, price } = quote
  if (!shipment) return null
  // Both weights can be compared only while the price belongs to the values of the form.
  const theirs = isOld ? null : (price?.weight ?? null)
  const { rule, billable } = shipment
  return (
    <>
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
      {theirs !== null && Math.abs(theirs - billable) > 1e-6 && (
        <output style={{ color: 'var(--ben-warn)' }}>
          {t('Bảng giá tính {theirs} kg chứ không phải {ours} kg. Giá ở trên tính theo {theirs} kg.', {
            theirs: formatNumber(theirs),
            ours: formatNumber(billable),
          })}
        </output>
      )}
      <MoreFields
        title={t('Vì sao {service} tính {weight} kg', {
          service: service.label,
          weight: formatNumber(billable),
        })}
      >
        <p style={{ margin: 0 }}>
          <span>{`${ruleSentences(service.label, rule, t).join(' ')} `}</span>
          {rule.source !== '' && (
            <a href={rule.source} target="_blank" rel="noreferrer">
              {t('Nguồn')}
            </a>
          )}
        </p>
        {rule.surcharges.length > 0 && (
          <p style={{ margin: 0 }}>
            {t('Có thể thêm: {texts}', { texts: rule.surcharges.map((one) => t(one)).join(' ') })}
          </p>
        )}
        <ParcelOriginNote values={values} />
        <WeighList lines={linesOf(shipment, values.parcels, t)} />
      </MoreFields>
    </>
  )
}

function linesOf(
  { parcels: weighed, whole, rule }: Shipment,
  parcels: readonly Parcel[],
  t: Translate,
): readonly WeighLine[] {
  const sumOf = ({ length, width, height }: Parcel) =>
    [length, width, height].every((side) => side)
      ? `${[length, width, height].map((side) => formatNumber(roundSide(side ?? 0, rule.sides))).join(' × ')} ÷ ${formatNumber(rule.divisor)}`
      : ''
  const each = weighed.map((one, at): WeighLine => {
    const parcel = parcels[at]
    return {
      title: t('Kiện {n}', { n: at + 1 }),
      ...one,
      sum: parcel ? sumOf(parcel) : '',
      ...(whole ? { counts: null, billable: null } : {}),
      // A weight that never counts is not shown.
      ...(rule.basis === 'actual' ? { volumetric: 0 } : {}),
      note: whole ? '' : stepNote(rule, one, t),
      hint: whole ? '' : hintOf(one, t),
    }
  })
  if (!whole) return each
  const volumetric = rule.basis === 'actual' ? 0 : whole.volumetric
  const note = stepNote(rule, whole, t)
  return [...each, { title: t('Cả lô'), ...whole, volumetric, sum: '', note, hint: hintOf(whole, t) }]
}

const sides = {
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

/** The weight of a parcel or shipment with its explanation. Kilograms and centimetres. */
interface WeighLine {
  readonly title: string
  readonly actual: number
  readonly volumetric: number
  /** The formula of the volumetric weight, such as "40 × 30 × 20 ÷ 5000"; '' without measurements. */
  readonly sum: string
  /** Which weight is billable; null if the rule weighs all parcels together. */
  readonly counts: 'actual' | 'volumetric' | null
  /** The billable weight; null in the same case. */
  readonly billable: number | null
  /** The step that the billable weight is rounded by; '' where the rule has only one. */
  readonly note: string
  /** How to reduce the billable weight; '' if it cannot be reduced. */
  readonly hint: string
}

/** Explains the billable weight, parcel by parcel: both weights as bars, the billable one filled. */
function WeighList({ lines }: { readonly lines: readonly WeighLine[] }) {
  const heaviest = Math.max(...lines.map(({ actual, volumetric }) => Math.max(actual, volumetric)), 1e-9)
  return (
    <ul className={`${list.ruled} ${list.spaced}`}>
      {lines.map((line) => (
        <Line key={line.title} line={line} heaviest={heaviest} />
      ))}
    </ul>
  )
}

function Line({ line, heaviest }: { readonly line: WeighLine; readonly heaviest: number }) {
  const t = useText()
  const { title, actual, volumetric, sum, counts, billable, note, hint } = line
  const kilos = (value: number) => `${formatNumber(value)} kg`
  const bar = (value: number, label: string, isCounted: boolean, more: string) => (
    <Stack gap={2} c={isCounted ? undefined : 'dimmed'}>
      <Group justify="space-between" gap="xs">
        <span>
          <span>{`${label} `}</span>
          {isCounted && <Text {...tintedProps}>{t('được tính')}</Text>}
        </span>
        <span>{kilos(value)}</span>
      </Group>
      <Progress
        value={(value / heaviest) * 100}
        size={6}
        color={isCounted ? 'var(--ben-accent)' : 'var(--ben-field)'}
        aria-hidden
      />
      {more !== '' && <Text {...noteProps}>{more}</Text>}
    </Stack>
  )
  return (
    <Stack component="li" gap={6}>
      <Group justify="space-between" gap="xs" fw={600}>
        <span>{title}</span>
        {billable !== null && <span>{kilos(billable)}</span>}
      </Group>
      {bar(actual, t('Cân thật'), counts === 'actual', '')}
      {volumetric > 0 && bar(volumetric, t('Cân quy đổi'), counts === 'volumetric', sum)}
      {note !== '' && <Text {...noteProps}>{note}</Text>}
      {hint !== '' && <Text c="var(--ben-good)">{hint}</Text>}
    </Stack>
  )
}
