import { useText } from '#hooks/use-text.ts'
import classes from './prices-skeleton.module.css'

/** The outline of the prices while the services are loading; shown after 150 ms, so that it does not flash. */
export function PricesSkeleton() {
  const t = useText()
  return (
    <output aria-label={t('Đang mở…')} className={classes.late}>
      {['first', 'second', 'third'].map((key) => (
        <span key={key} className={classes.row} />
      ))}
    </output>
  )
}
