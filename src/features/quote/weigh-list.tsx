import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import classes from './weigh-list.module.css'

/** The weight of a parcel or shipment with its explanation. Kilograms and centimetres. */
export interface WeighLine {
  readonly title: string
  readonly actual: number
  readonly volumetric: number
  /** The formula of the volumetric weight, such as "40 × 30 × 20 ÷ 5000"; '' without measurements. */
  readonly sum: string
  /** Which weight is billable; null if the rule weighs all parcels together. */
  readonly counts: 'actual' | 'volumetric' | null
  /** The billable weight; null in the same case. */
  readonly billable: number | null
  /** The step that the billable weight is rounded by; '' where the rule has only one. */
  readonly note: string
  /** How to reduce the billable weight; '' if it cannot be reduced. */
  readonly hint: string
}

interface WeighListProps {
  readonly lines: readonly WeighLine[]
}

/** Explains the billable weight, parcel by parcel: both weights as bars, the billable one filled. */
export function WeighList({ lines }: WeighListProps) {
  const heaviest = Math.max(...lines.map(({ actual, volumetric }) => Math.max(actual, volumetric)), 1e-9)
  return (
    <ul className={classes.list}>
      {lines.map((line) => (
        <Line key={line.title} line={line} heaviest={heaviest} />
      ))}
    </ul>
  )
}

function Line({ line, heaviest }: { readonly line: WeighLine; readonly heaviest: number }) {
  const t = useText()
  const { title, actual, volumetric, sum, counts, billable, note, hint } = line
  const kilos = (value: number) => `${formatNumber(value)} kg`
  const bar = (value: number, label: string, isCounted: boolean, more: string) => (
    <div className={classes.weight} data-counts={isCounted || undefined}>
      <span className={classes.label}>
        {label}
        {isCounted && <span className={classes.counted}>{t('được tính')}</span>}
      </span>
      <span className={classes.kilos}>{kilos(value)}</span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${(value / heaviest) * 100}%` }} />
      </span>
      {more !== '' && <span className={classes.sum}>{more}</span>}
    </div>
  )
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <span>{title}</span>
        {billable !== null && <strong>{kilos(billable)}</strong>}
      </div>
      {bar(actual, t('Cân thật'), counts === 'actual', '')}
      {volumetric > 0 && bar(volumetric, t('Cân quy đổi'), counts === 'volumetric', sum)}
      {note !== '' && <p className={classes.note}>{note}</p>}
      {hint !== '' && <p className={classes.hint}>{hint}</p>}
    </li>
  )
}
