import { useText } from '#hooks/use-text.ts'
import type { Bar } from './bar-chart.tsx'
import classes from './chart-words.module.css'

interface ChartWordsProps {
  readonly label: string
  readonly bars: readonly Bar[]
  readonly format: (value: number) => string
}

/** The numbers of a chart as a table, for whoever would rather read them. */
export function ChartWords({ label, bars, format }: ChartWordsProps) {
  const t = useText()
  return (
    <details className={classes.words}>
      <summary>{t('Xem dạng bảng')}</summary>
      <table aria-label={label}>
        <tbody>
          {bars.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
