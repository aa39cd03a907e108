import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './views-tabs.module.css'

/** One named view of a list, such as "Nổi bật". */
export interface View {
  readonly key: string
  readonly label: string
}

/** What a view's link must carry to look and read right. */
export interface ViewLinkProps {
  readonly className: string | undefined
  readonly 'aria-current': 'page' | undefined
  readonly children: ReactNode
}

interface ViewsTabsProps {
  readonly views: readonly View[]
  /** The key of the view that is shown; null when none of them is. */
  readonly active: string | null
  readonly renderLink: (view: View, props: ViewLinkProps) => ReactNode
}

/** The named views of a list side by side: links, so that each one can be sent and gone back to. */
export function ViewsTabs({ views, active, renderLink }: ViewsTabsProps) {
  const t = useText()
  return (
    <nav className={classes.views} aria-label={t('Kiểu xem')}>
      <ul>
        {views.map((view) => (
          <li key={view.key}>
            {renderLink(view, {
              className: classes.link,
              'aria-current': view.key === active ? 'page' : undefined,
              children: view.label,
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
