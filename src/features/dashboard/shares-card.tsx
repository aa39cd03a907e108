import { useRef } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { useInView } from '#kit/use-in-view.ts'
import { resourceOf } from '#screens/resource-of.ts'
import { sourceOf } from '#screens/source-of.ts'
import { formatNumber } from '#text/format.ts'
import { ChartCard } from './chart-card.tsx'
import { partOf } from './part-of.ts'
import { useShares } from './use-shares.ts'

interface SharesCardProps {
  readonly resource: ResourceWith<'list'>
  /** The name of the counted reference field. */
  readonly name: string
}

/** The records that the newest records of an entity reference most, by one field. */
export function SharesCard({ resource, name }: SharesCardProps) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const field = fieldOf(resource, name)
  if (field.kind !== 'reference') throw new RangeError(`${resource.name}.${name} is no reference`)
  const query = useShares(resource, name, resourceOf(field.to()), useInView(place))
  const call = sourceOf(resource.operations.list)
  const words = { title: t(resource.title), field: t(field.label).toLocaleLowerCase() }
  return (
    <div ref={place}>
      <ChartCard
        title={t('{title} theo {field}', words)}
        source={
          query.data
            ? t('{call}, trong {count} mục mới nhất', { call, count: formatNumber(query.data.looked) })
            : call
        }
        part={partOf(query, t, {
          isEmpty: ({ shares }) => shares.length === 0,
          words: t('Chưa có {noun} nào. Mục đầu tiên sẽ hiện ở đây.', { noun: t(resource.noun) }),
        })}
        failed={t(resource.searchFailed)}
        bars={(query.data?.shares ?? []).map(({ label, count }) => ({ name: label, value: count }))}
      />
    </div>
  )
}
