import { useRef } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { useInView } from '#kit/use-in-view.ts'
import { resourceOf } from '#screens/resource-of.ts'
import { sourceOf } from '#screens/source-of.ts'
import { formatNumber } from '#text/format.ts'
import { cardState } from './card-state.ts'
import { ChartCard } from './chart-card.tsx'
import { useTopReferences } from './use-top-references.ts'

interface TopReferencesCardProps {
  readonly resource: ResourceWith<'list'>
  /** The name of the counted reference field. */
  readonly name: string
}

/** The records that the newest records of an entity reference most, by one field. */
export function TopReferencesCard({ resource, name }: TopReferencesCardProps) {
  const t = useText()
  const card = useRef<HTMLDivElement>(null)
  const field = fieldOf(resource, name)
  if (field.kind !== 'reference') throw new RangeError(`${resource.name}.${name} is no reference`)
  const query = useTopReferences(resource, name, resourceOf(field.to()), useInView(card))
  const call = sourceOf(resource.operations.list)
  const values = { title: t(resource.title), field: t(field.label).toLocaleLowerCase() }
  return (
    <div ref={card}>
      <ChartCard
        title={t('{title} theo {field}', values)}
        source={
          query.data
            ? t('{call}, trong {count} mục mới nhất', { call, count: formatNumber(query.data.rowCount) })
            : call
        }
        state={cardState(query, t, {
          isEmpty: ({ references }) => references.length === 0,
          text: t('Chưa có {noun} nào. Mục đầu tiên sẽ hiện ở đây.', { noun: t(resource.noun) }),
        })}
        failed={t(resource.searchFailed)}
        bars={(query.data?.references ?? []).map(({ label, count }) => ({ name: label, value: count }))}
      />
    </div>
  )
}
