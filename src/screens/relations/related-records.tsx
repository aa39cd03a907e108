import { defaultListState } from '#descriptor/list-state.ts'
import { recordName } from '#hooks/names/record-name.ts'
import type { RelatedSum } from '#hooks/relations/use-related.ts'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import classes from './relation-list.module.css'

/** The most records that are named. */
const maxNamed = 10

interface RelatedRecordsProps {
  readonly found: RelatedSum['found']
  readonly onFollow: (() => void) | undefined
}

/** The first of the found records, each a link to its form. */
export function RelatedRecords({ found, onFollow }: RelatedRecordsProps) {
  const t = useText()
  const records = found.flatMap(({ relation: { resource }, rows }) => rows.map((row) => ({ resource, row })))
  const others = records.length - maxNamed
  return (
    <ul className={classes.records}>
      {records.slice(0, maxNamed).map(({ resource, row }) => (
        <li key={`${resource.name} ${row.id}`}>
          <AppLink to={formHref(resource, row.id, defaultListState(resource))} onFollow={onFollow}>
            {recordName(resource, row, t)}
          </AppLink>{' '}
          {found.length > 1 && <small>{t(resource.noun)}</small>}
        </li>
      ))}
      {others > 0 && <li className={classes.note}>{t('và {n} mục khác', { n: formatNumber(others) })}</li>}
    </ul>
  )
}
