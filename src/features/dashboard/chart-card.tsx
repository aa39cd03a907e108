import { type Bar, BarList } from '#kit/bar-list.tsx'
import { type CardState, HomeCard } from '#kit/home-card.tsx'
import { formatNumber } from '#text/format.ts'
import classes from './chart-card.module.css'

interface ChartCardProps {
  readonly title: string
  readonly source: string
  readonly state: CardState
  readonly failed: string
  readonly bars: readonly Bar[]
}

/** A card with record counts as bars. */
export function ChartCard({ title, source, state, failed, bars }: ChartCardProps) {
  return (
    <HomeCard title={title} source={source} state={state} failed={failed}>
      <div className={classes.chart}>
        <BarList label={title} bars={bars} format={formatNumber} />
      </div>
    </HomeCard>
  )
}
