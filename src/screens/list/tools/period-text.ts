import type { Period } from '#descriptor/filters/period.ts'
import type { Translate } from '#hooks/use-text.ts'

/** A period in words, as they end a sentence. */
export function periodText(period: Period, t: Translate): string {
  if (period.name === 'last') return t('{n} ngày qua', { n: period.days })
  if (period.name === 'next') return t('{n} ngày tới', { n: period.days })
  if (period.name === 'over') return t('quá {n} ngày', { n: period.days })
  const names = {
    today: t('hôm nay'),
    yesterday: t('hôm qua'),
    'this-week': t('tuần này'),
    'last-week': t('tuần trước'),
    'this-month': t('tháng này'),
    'last-month': t('tháng trước'),
  }
  return names[period.name]
}

/** The periods that a panel offers for a field of days; an address may have others. */
export const offeredPeriods: readonly Period[] = [
  { name: 'today' },
  { name: 'yesterday' },
  { name: 'this-week' },
  { name: 'this-month' },
  { name: 'last', days: 7 },
  { name: 'last', days: 30 },
  { name: 'over', days: 30 },
  { name: 'over', days: 90 },
]
