import { useRef } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { useLanguage, useText } from '#hooks/use-text.ts'
import { useInView } from '#kit/use-in-view.ts'
import { sourceOf } from '#screens/source-of.ts'
import { language, locales } from '#text/language.ts'
import { cardState } from './card-state.ts'
import { ChartCard } from './chart-card.tsx'
import { useDays } from './use-days.ts'

/** Two weeks show the usual variation. */
const span = 14

/** The number of records of an entity created per day. */
export function DaysCard({ resource }: { readonly resource: ResourceWith<'list'> }) {
  const t = useText()
  useLanguage()
  const card = useRef<HTMLDivElement>(null)
  const query = useDays(resource, span, useInView(card))
  const title = t(resource.title)
  const call = sourceOf(resource.operations.list)
  return (
    <div ref={card}>
      <ChartCard
        title={t('{title}: {count} ngày qua', { title, count: span })}
        source={
          query.data?.isPart
            ? t('{call}, đếm theo ngày tạo; chỉ xem 500 mục mới nhất', { call })
            : t('{call}, đếm theo ngày tạo', { call })
        }
        state={cardState(query, t, {
          isEmpty: ({ days }) => days.every(({ count }) => count === 0),
          text: t('Không có {noun} nào trong {count} ngày qua.', { noun: t(resource.noun), count: span }),
        })}
        failed={t(resource.searchFailed)}
        bars={(query.data?.days ?? []).map(({ day, count }) => ({ name: short(day), value: count }))}
      />
    </div>
  )
}

/** Day and month of a bar; without `T00:00` Date would parse the day as midnight UTC. */
function short(day: string): string {
  const format = new Intl.DateTimeFormat(locales[language()], { day: 'numeric', month: 'numeric' })
  return format.format(new Date(`${day}T00:00`))
}
