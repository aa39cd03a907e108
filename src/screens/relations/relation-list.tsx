import { useEffect, useState } from 'react'
import { defaultListState } from '#descriptor/list-state.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { isCheap, type RelatedSum, useRelated } from '#hooks/relations/use-related.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { formHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import type { RelationLine } from './relation-lines.ts'
import classes from './relation-list.module.css'

interface RelationListProps {
  readonly lines: readonly RelationLine[]
  /**
   * Counts that were read before this time, in milliseconds since 1970, are read again; lists are read without a press,
   * where no call counts their records.
   */
  readonly since?: number | undefined
  /** Called when a link is followed. */
  readonly onFollow?: () => void
}

/** The relations of some records, a line each with its count: a link to the list of them, or a button that names them. */
export function RelationList({ lines, since, onFollow }: RelationListProps) {
  return (
    <ul className={classes.list}>
      {lines.map((line) => (
        <li key={line.key}>
          <Line line={line} since={since} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  readonly line: RelationLine
  readonly since: number | undefined
  readonly onFollow: (() => void) | undefined
}

function Line({ line: { label, questions, to }, since, onFollow }: LineProps) {
  const t = useText()
  const [isWanted, setWanted] = useState(since !== undefined)
  const [isOpen, setOpen] = useState(false)
  const sum = useRelated(questions, isWanted, since)
  useEffect(() => {
    if (isWanted) return undefined
    let isUnmounted = false
    // Without the configuration, nothing is known to be cheap.
    const decide = (cheap: boolean) => void (cheap && !isUnmounted && setWanted(true))
    isCheap(questions).then(decide, () => undefined)
    return () => {
      isUnmounted = true
    }
  }, [questions, isWanted])
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.count}>{countText(sum, t)}</span>
    </>
  )
  const isUsed = sum.status === 'known' && sum.count > 0
  if (isUsed && to !== undefined) {
    return (
      <AppLink to={to} className={classes.line} data-used onFollow={onFollow}>
        {content}
      </AppLink>
    )
  }
  if (sum.status === 'idle' || sum.status === 'unknown') {
    const ask = () => (sum.status === 'idle' ? setWanted(true) : sum.retry())
    return (
      <button type="button" className={classes.line} data-ask onClick={ask}>
        {content}
      </button>
    )
  }
  if (!isUsed || sum.found.length === 0) {
    return (
      <div className={classes.line} data-used={isUsed || undefined}>
        {content}
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        className={classes.line}
        data-used
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {content}
      </button>
      {isOpen && <RelatedRecords found={sum.found} onFollow={onFollow} />}
    </>
  )
}

function countText({ status, count, isLeast }: RelatedSum, t: Translate): string {
  if (status === 'idle') return t('Đếm')
  if (status === 'busy') return t('Đang đếm…')
  if (status === 'unknown') return t('Chưa rõ · Thử lại')
  if (!isLeast) return formatNumber(count)
  return count > 0 ? t('ít nhất {n}', { n: formatNumber(count) }) : t('Chưa thấy')
}

/** The most records that are named. */
const maxNamed = 10

interface RelatedRecordsProps {
  readonly found: RelatedSum['found']
  readonly onFollow: (() => void) | undefined
}

/** The first of the found records, each a link to its form. */
function RelatedRecords({ found, onFollow }: RelatedRecordsProps) {
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
