import type { ResourceWith } from '#descriptor/capability.ts'
import { useText } from '#hooks/use-text.ts'
import { screenHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import { signed } from '#text/signed.ts'
import { cardState } from './card-state.ts'
import { NumberTile } from './number-tile.tsx'
import { useDays } from './use-days.ts'

/** The records of the last seven days, compared with the seven before. */
export function WeekTile({ resource }: { readonly resource: ResourceWith<'list'> }) {
  const t = useText()
  const query = useDays(resource, 14)
  const counts = (query.data?.days ?? []).map(({ count }) => count)
  const sum = (some: readonly number[]) => some.reduce((total, count) => total + count, 0)
  const [before, last] = [sum(counts.slice(0, 7)), sum(counts.slice(7))]
  const more = query.data?.isPart ? '+' : ''
  return (
    <NumberTile
      label={t('{title} trong 7 ngày qua', { title: t(resource.title) })}
      to={screenHref(resource)}
      state={cardState(query, t)}
      value={`${formatNumber(last)}${more}`}
      trend={more === '' && last !== before ? signed(last - before, formatNumber) : undefined}
      detail={more === '' ? t('7 ngày trước đó: {count}', { count: formatNumber(before) }) : ''}
    />
  )
}
