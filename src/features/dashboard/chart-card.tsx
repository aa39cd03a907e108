import type { Bar } from '#kit/bar-chart.tsx'
import { ChartWords } from '#kit/chart-words.tsx'
import { HomeCard, type Part } from '#kit/home-card.tsx'
import { formatNumber } from '#text/format.ts'
import { BarChart } from './late-charts.tsx'

interface ChartCardProps {
  readonly title: string
  readonly source: string
  readonly part: Part
  readonly failed: string
  readonly bars: readonly Bar[]
  readonly isHorizontal?: boolean
}

/** Numbers of records as a picture, and as a table. */
export function ChartCard({ title, source, part, failed, bars, isHorizontal = false }: ChartCardProps) {
  return (
    <HomeCard title={title} source={source} part={part} failed={failed}>
      <div style={{ height: '16rem', padding: '0 1.25rem' }}>
        <BarChart label={title} bars={bars} format={whole} isHorizontal={isHorizontal} />
      </div>
      <ChartWords label={title} bars={bars} format={formatNumber} />
    </HomeCard>
  )
}

// Between two lines of the scale there is no half a record.
const whole = (value: number) => (Number.isInteger(value) ? formatNumber(value) : '')
