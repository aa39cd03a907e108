import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './home-view.module.css'
import { icons } from './icons.tsx'
import { PageFrame } from './page-frame.tsx'
import type { NavGroup } from './shell/nav.tsx'
import type { RenderLink } from './shell/render-link.ts'

interface HomeViewProps {
  readonly title: string
  readonly groups: readonly NavGroup[]
  readonly renderLink: RenderLink
  /** Stands below everything else, so that what comes late moves nothing. */
  readonly children?: ReactNode
}

/** The first page: a greeting, and the parts of the office by group. */
export function HomeView({ title, groups, renderLink, children: below }: HomeViewProps) {
  const t = useText()
  return (
    <PageFrame title={title}>
      {groups.map(({ group, label, items }) => (
        <section key={group} className={classes.group} aria-labelledby={`home-${group}`}>
          <h2 id={`home-${group}`} className={classes.heading}>
            {t(label)}
          </h2>
          <ul className={classes.tiles}>
            {items.map(({ path, title: name, icon }) => {
              const Drawing = icons[icon]
              const children = (
                <>
                  <Drawing size={22} stroke={1.5} aria-hidden />
                  <span>{t(name)}</span>
                </>
              )
              return <li key={path}>{renderLink({ to: path, className: classes.tile, children })}</li>
            })}
          </ul>
        </section>
      ))}
      {below}
    </PageFrame>
  )
}
