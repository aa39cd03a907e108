import { useComputedColorScheme } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'
import classes from './bar-chart.module.css'
import { chartColors } from './chart-colors.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

/** One bar. */
export interface Bar {
  readonly name: string
  readonly value: number
}

interface BarChartProps {
  /** What the chart shows; with its bars it is the whole text that stands in for the picture. */
  readonly label: string
  readonly bars: readonly Bar[]
  readonly format: (value: number) => string
  /** Lying bars, for names that are long; each takes a line of its own. */
  readonly isHorizontal?: boolean
  /** The bar that stands out. */
  readonly chosen?: string | undefined
}

/** Amounts side by side as bars. It weighs as much as a screen: fetch it with `late`. */
export function BarChart({ label, bars, format, isHorizontal = false, chosen }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scheme = useComputedColorScheme('light')
  const isStill = useReducedMotion()
  // Drawn anew for other words or amounts only, not for another array that says the same.
  const said = JSON.stringify(bars)
  const shape = useRef(format)
  shape.current = format
  useEffect(() => {
    if (!canvas.current) return undefined
    const drawn = JSON.parse(said) as Bar[]
    const colors = chartColors()
    const font = { family: colors.font, size: 12 }
    const numbers = {
      beginAtZero: true,
      border: { display: false },
      grid: { color: colors.line },
      ticks: {
        color: colors.dimmed,
        font,
        maxTicksLimit: 4,
        maxRotation: 0,
        callback: (value: string | number) => shape.current(Number(value)),
      },
    }
    const names = {
      border: { color: colors.line },
      grid: { display: false },
      ticks: { color: colors.text, font, autoSkip: !isHorizontal },
    }
    const chart = new Chart(canvas.current, {
      type: 'bar',
      data: {
        labels: drawn.map(({ name }) => name),
        datasets: [
          {
            data: drawn.map(({ value }) => value),
            backgroundColor: drawn.map(({ name }) =>
              chosen === undefined || name === chosen ? colors.accent : colors.quiet,
            ),
            borderRadius: 4,
            maxBarThickness: 28,
          },
        ],
      },
      options: {
        indexAxis: isHorizontal ? 'y' : 'x',
        maintainAspectRatio: false,
        animation: isStill ? false : { duration: 120 },
        scales: isHorizontal ? { x: numbers, y: names } : { x: names, y: numbers },
        plugins: {
          tooltip: {
            titleFont: font,
            bodyFont: font,
            displayColors: false,
            callbacks: { label: ({ raw }) => shape.current(Number(raw)) },
          },
        },
      },
    })
    return () => chart.destroy()
    // The scheme is read from the page's own colours.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [said, isHorizontal, chosen, scheme, isStill])
  const words = bars.map(({ name, value }) => `${name}: ${format(value)}`).join('; ')
  return (
    <div
      className={classes.frame}
      style={isHorizontal ? { height: `${Math.max(bars.length, 2) * 2.5 + 2}rem` } : undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no picture is there before it is drawn */}
      <canvas ref={canvas} role="img" aria-label={`${label}. ${words}`} />
    </div>
  )
}
