import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './folder-crumbs.module.css'

/** A folder in the path of the current folder. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The props of a breadcrumb link. */
export interface CrumbProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

interface FolderCrumbsProps {
  readonly crumbs: readonly Crumb[]
  /** Whether the last one is the current folder; otherwise all are links, above the title with its name. */
  readonly hasCurrent?: boolean
  readonly renderCrumb: (path: string, props: CrumbProps) => ReactNode
}

/** The breadcrumbs from the root folder to the current one, or to the one above it. */
export function FolderCrumbs({ crumbs, hasCurrent = false, renderCrumb }: FolderCrumbsProps) {
  const t = useText()
  const all = [{ name: t('Kho tệp'), path: '' }, ...crumbs]
  return (
    <nav className={classes.crumbs} aria-label={t('Đường dẫn thư mục')}>
      <ol>
        {all.map(({ name, path }, at) => (
          <li key={path}>
            {hasCurrent && at === all.length - 1 ? (
              <span aria-current="page" tabIndex={-1} className={classes.here}>
                {name}
              </span>
            ) : (
              renderCrumb(path, { className: classes.way, children: name })
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
