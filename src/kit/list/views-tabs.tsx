import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './views-tabs.module.css'

/** A named view of a list, such as "Nổi bật". */
export interface View {
  readonly key: string
  readonly label: string
}

/** The props of the link of a view. */
export interface ViewLinkProps {
  readonly className: string | undefined
  readonly 'aria-current': 'page' | undefined
  readonly children: ReactNode
}

interface ViewsTabsProps {
  readonly views: readonly View[]
  /** The key of the current view; null when none matches. */
  readonly active: string | null
  readonly renderLink: (view: View, props: ViewLinkProps) => ReactNode
}

/** The named views of a list as links, so that each one can be shared and reached by Back. */
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
