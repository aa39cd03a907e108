import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './folder-crumbs.module.css'

/** One folder on the way to the one shown. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** What the way to a folder must carry. */
export interface CrumbProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

interface FolderCrumbsProps {
  readonly crumbs: readonly Crumb[]
  readonly renderCrumb: (path: string, props: CrumbProps) => ReactNode
}

/** The folders from the topmost one down to the one shown. */
export function FolderCrumbs({ crumbs, renderCrumb }: FolderCrumbsProps) {
  const t = useText()
  const all = [{ name: t('Kho tệp'), path: '' }, ...crumbs]
  return (
    <nav className={classes.crumbs} aria-label={t('Đường dẫn thư mục')}>
      <ol>
        {all.map(({ name, path }, at) => (
          <li key={path}>
            {at === all.length - 1 ? (
              <span aria-current="page" className={classes.here}>
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
