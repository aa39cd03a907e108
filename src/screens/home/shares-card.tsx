import { useRef } from 'react'
import { fieldOf, type Having } from '#descriptor/resource.ts'
import { useShares } from '#hooks/use-shares.ts'
import { useText } from '#hooks/use-text.ts'
import { useInSight } from '#kit/use-in-sight.ts'
import { resourceOf } from '#screens/resource-of.ts'
import { ChartCard } from './chart-card.tsx'
import { partOf, sourceOf } from './part-of.ts'

interface SharesCardProps {
  readonly resource: Having<'list'>
  /** The reference that they are counted by. */
  readonly name: string
}

/** How many records of an entity belong to each record that one of its references points at. */
export function SharesCard({ resource, name }: SharesCardProps) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const field = fieldOf(resource, name)
  if (field.kind !== 'reference') throw new RangeError(`${resource.name}.${name} is no reference`)
  const query = useShares(resource, name, resourceOf(field.to()), useInSight(place))
  const call = `${sourceOf(resource.operations.list)}?${name}=…`
  return (
    <div ref={place}>
      <ChartCard
        title={t('{title} theo {field}', {
          title: t(resource.title),
          field: t(field.label).toLocaleLowerCase(),
        })}
        source={t('{call}, mỗi cột là số mục của riêng một {field}', {
          call,
          field: t(field.label).toLocaleLowerCase(),
        })}
        part={partOf(query, t, {
          isEmpty: (shares) => shares.every(({ count }) => count === 0),
          words: t('Chưa có {noun} nào. Mục đầu tiên sẽ hiện ở đây.', { noun: t(resource.noun) }),
        })}
        failed={t(resource.searchFailed)}
        bars={(query.data ?? []).map(({ label, count }) => ({ name: label, value: count }))}
      />
    </div>
  )
}
