import type { Options } from '#descriptor/field.ts'
import type { Translate } from '#hooks/use-text.ts'
import { formatDate, formatNumber } from '#text/format.ts'
import { formatAmount } from '#text/format-amount.ts'
import type { BrokenLimit } from './rules/limits.ts'
import type { WeighRule } from './rules/rule.ts'
import { stepAt } from './rules/rule.ts'
import type { Weighed } from './rules/weigh.ts'

/** A rule in sentences: the weight that counts, the rounding of sides and weight, and the least weight. */
export function ruleSentences(service: string, rule: WeighRule, t: Translate): readonly string[] {
  const { sides, least, basis, divisor } = rule
  return [
    basisSentence(service, rule, t),
    ...(basis === 'actual'
      ? []
      : [t('Cân quy đổi = dài × rộng × cao ÷ {divisor}.', { divisor: formatNumber(divisor) })]),
    ...(basis === 'actual' || sides === 'none'
      ? []
      : [
          sides === 'up'
            ? t('Mỗi cạnh làm tròn lên từng cm trước khi nhân.')
            : t('Mỗi cạnh làm tròn đến cm gần nhất trước khi nhân.'),
        ]),
    stepsSentence(rule, t),
    ...(least > 0 ? [t('Ít nhất tính {least} kg.', { least: formatNumber(least) })] : []),
    ...(rule.isPublished
      ? [
          t('Đây là quy tắc hãng công bố, xem ngày {day}; cài đặt chưa có quy tắc riêng.', {
            day: formatDate(rule.checkedOn),
          }),
        ]
      : []),
  ]
}

function basisSentence(service: string, { basis, per }: WeighRule, t: Translate): string {
  const names = { service }
  if (per === 'whole') {
    if (basis === 'actual')
      return t('{service} tính theo cân thật của cả lô, kích thước không đổi cân.', names)
    return basis === 'volumetric'
      ? t('{service} tính theo cân quy đổi của cả lô.', names)
      : t('{service} tính cả lô theo số lớn hơn giữa cân thật và cân quy đổi.', names)
  }
  if (basis === 'actual') return t('{service} tính theo cân thật từng kiện, kích thước không đổi cân.', names)
  return basis === 'volumetric'
    ? t('{service} tính theo cân quy đổi từng kiện.', names)
    : t('{service} tính từng kiện theo số lớn hơn giữa cân thật và cân quy đổi.', names)
}

function stepsSentence({ ranges, step }: WeighRule, t: Translate): string {
  const last = ranges.at(-1)
  const above = { step: formatNumber(step), from: formatNumber(last?.upTo ?? 0) }
  if (!last) return t('Làm tròn lên từng {step} kg.', above)
  const parts = ranges.map((range) =>
    t('từng {step} kg đến {to} kg', { step: formatNumber(range.step), to: formatNumber(range.upTo) }),
  )
  return t('Làm tròn lên {ranges}, trên {from} kg từng {step} kg.', { ...above, ranges: parts.join(', ') })
}

/** The step of the range that a weight is in, for a rule with several; '' for one step, and for the least weight. */
export function stepNote(rule: WeighRule, weighed: Weighed, t: Translate): string {
  const { billable, counts } = weighed
  if (rule.least > 0 && weighed[counts] > 0 && weighed[counts] < rule.least && billable === rule.least)
    return t('Nhẹ hơn mức ít nhất nên tính {least} kg.', { least: formatNumber(rule.least) })
  return rule.ranges.length === 0 || billable === 0
    ? ''
    : t('Khoảng này làm tròn lên từng {step} kg.', { step: formatNumber(stepAt(weighed[counts], rule)) })
}

/** Why a rule refuses a shipment: the limit, and the value that exceeds it. The service is named above. */
export function limitText({ limit, parcel, max, actual }: BrokenLimit, t: Translate): string {
  const values = { max: formatNumber(max), actual: formatNumber(actual), n: (parcel ?? 0) + 1 }
  if (limit === 'weight') return t('Mỗi kiện tối đa {max} kg, kiện {n} nặng {actual} kg.', values)
  if (limit === 'longestSide') return t('Cạnh dài nhất {max} cm, kiện {n} dài {actual} cm.', values)
  if (limit === 'lengthAndGirth')
    return t('Dài cộng vòng bụng tối đa {max} cm, kiện {n} có {actual} cm.', values)
  return t('Hàng trị giá tối đa {max}, hàng này {actual}.', {
    max: formatAmount(max, 'VND'),
    actual: formatAmount(actual, 'VND'),
  })
}

/** The refused goods of a shipment in a sentence; `kinds` labels the kinds, a free word is its own label. */
export function refusedText(refused: readonly string[], kinds: Options, t: Translate): string {
  return t('Không nhận: {goods}.', { goods: refused.map((one) => t(kinds[one] ?? one)).join(', ') })
}
