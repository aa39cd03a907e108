import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { EmptyState } from '#kit/list/empty-state.tsx'
import classes from './content-issues-list.module.css'

interface ContentIssuesListProps {
  readonly label: string
  readonly rows: readonly {
    readonly id: string
    readonly name: string
    readonly issues: readonly string[]
  }[]
  /** Whether all records have been scanned; before that, an empty list proves nothing. */
  readonly isDone: boolean
  readonly renderLink: (
    id: string,
    link: { readonly className: string | undefined; readonly children: ReactNode },
  ) => ReactNode
}

/** Records with their content issues. */
export function ContentIssuesList({ label, rows, isDone, renderLink }: ContentIssuesListProps) {
  const t = useText()
  if (rows.length === 0) return isDone ? <EmptyState>{t('Không mục nào thiếu gì cả.')}</EmptyState> : null
  return (
    <ul className={classes.rows} aria-label={label}>
      {rows.map(({ id, name, issues }) => (
        <li key={id} className={classes.row}>
          {renderLink(id, { className: classes.name, children: name })}
          <ul className={classes.issues}>
            {issues.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
