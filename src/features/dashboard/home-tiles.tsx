import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import { NamedIcon } from '#kit/icons.tsx'
import type { RenderLink } from '#kit/render-link.ts'
import { type MenuGroup, screensOf } from '#screens/frame/menu.ts'
import classes from './home-tiles.module.css'

/** The record count of a tile. */
export interface TileCount {
  /** '' while unknown. */
  readonly text: string
  /** The request of the count. */
  readonly source: string
}

interface HomeTilesProps {
  readonly groups: readonly MenuGroup[]
  /** The counts by the path of the menu item. */
  readonly counts: ReadonlyMap<string, TileCount>
  readonly renderLink: RenderLink
  /** The counts that failed; rendered below the tiles to avoid a layout shift. */
  readonly children?: ReactNode
}

/** The menu as tiles, with record counts. */
export function HomeTiles({ groups, counts, renderLink, children: below }: HomeTilesProps) {
  const t = useText()
  return (
    <nav aria-label={t('Mọi phần')}>
      {groups.map(({ group, label, ...entries }) => (
        <section key={group} className={classes.group} aria-labelledby={`home-${group}`}>
          <h2 id={`home-${group}`} className={classes.heading}>
            {label && t(label)}
          </h2>
          <ul className={classes.tiles}>
            {screensOf([{ group, ...entries }]).map(({ path, title, icon }) => {
              const count = counts.get(path)
              const children = (
                <>
                  <NamedIcon name={icon} size={20} stroke={1.5} />
                  <span className={classes.name}>{t(title)}</span>
                  {count && <span className={classes.count}>{count.text}</span>}
                </>
              )
              return (
                <li key={path}>
                  {renderLink({ to: path, className: classes.tile, title: count?.source, children })}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      {below}
    </nav>
  )
}
