import { useRef } from 'react'
import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { FailedState } from '#kit/list/failed-state.tsx'
import { useInView } from '#kit/use-in-view.ts'
import { AppLink } from '#screens/app-link.tsx'
import type { MenuGroup } from '#screens/frame/menu.ts'
import { screenHref } from '#screens/href.ts'
import { sourceOf } from '#screens/source-of.ts'
import { formatNumber } from '#text/format.ts'
import { HomeTiles } from './home-tiles.tsx'
import { useCounts } from './use-counts.ts'

interface EntityTilesProps {
  readonly menu: readonly MenuGroup[]
  readonly resources: readonly Resource[]
}

/** The menu as tiles; the records are counted once the tiles are in the viewport. */
export function EntityTiles({ menu, resources }: EntityTilesProps) {
  const t = useText()
  const tiles = useRef<HTMLDivElement>(null)
  const listed = resources.filter((resource) => can(resource, 'list'))
  const { totals, failed, retry } = useCounts(listed, useInView(tiles))
  const counts = new Map(
    listed.map((resource) => {
      const total = totals.get(resource.name)
      const text = total === undefined ? '' : formatNumber(total)
      return [screenHref(resource), { text, source: sourceOf(resource.operations.list) }] as const
    }),
  )
  return (
    <div ref={tiles}>
      <HomeTiles groups={menu} counts={counts} renderLink={(props) => <AppLink {...props} />}>
        {failed.length > 0 && (
          <FailedState
            isLine
            text={t('Chưa đếm được.')}
            hint={failed.map(({ title }) => t(title)).join(', ')}
            onRetry={retry}
          />
        )}
      </HomeTiles>
    </div>
  )
}
