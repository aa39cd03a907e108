import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import classes from './number-tiles.module.css'
import { ToggleTile } from './toggle-tile.tsx'
import { ValueTile } from './value-tile.tsx'
import { WeekTile } from './week-tile.tsx'

/** The numbers that the descriptors name. */
export function NumberTiles({ resources }: { readonly resources: readonly Resource[] }) {
  return (
    <div className={classes.tiles}>
      {resources.map((one) => {
        const { week, on, value } = one.home?.tiles ?? {}
        return [
          week && can(one, 'list') && <WeekTile key={`${one.name} week`} resource={one} />,
          on !== undefined && can(one, 'list') && (
            <ToggleTile key={`${one.name} ${on}`} resource={one} name={on} />
          ),
          value !== undefined && can(one, 'read') && (
            <ValueTile key={`${one.name} ${value}`} resource={one} name={value} />
          ),
        ]
      })}
    </div>
  )
}
