import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { ReadinessScreen, SettingsScreen } from './form/late-parts.tsx'
import { BoardScreen, PasteScreen, TreeScreen } from './late-screens.tsx'
import { ListScreen } from './list/list-screen.tsx'
import type { ScreenSearch } from './screen-search.ts'
import { shownShape } from './shape.ts'
import { showsPaste } from './shows-paste.ts'
import { showsUnready } from './shows-unready.ts'
import { tabOf } from './tab-of.ts'
import { TabsContext } from './tabs-context.ts'

interface ResourceScreenProps {
  /** The entities that share this route. */
  readonly tabs: readonly Resource[]
  readonly search: ScreenSearch
}

/** The screen of a route: of the entity that its tab names, drawn by what that entity can do. */
export function ResourceScreen({ tabs, search }: ResourceScreenProps) {
  const resource = tabOf(tabs, search)
  const shape = shownShape(resource, search)
  return (
    <TabsContext value={tabs}>
      {can(resource, 'read') ? (
        <SettingsScreen key={resource.name} resource={resource} search={search} />
      ) : can(resource, 'list') && showsPaste(resource, search) ? (
        <PasteScreen key={resource.name} resource={resource} search={search} />
      ) : can(resource, 'list') && showsUnready(resource, search) ? (
        <ReadinessScreen key={resource.name} resource={resource} search={search} />
      ) : shape === 'tree' ? (
        <TreeScreen key={resource.name} resource={resource} search={search} />
      ) : shape === 'board' && can(resource, 'list') ? (
        <BoardScreen key={resource.name} resource={resource} search={search} />
      ) : can(resource, 'list') ? (
        <ListScreen key={resource.name} resource={resource} search={search} />
      ) : null}
    </TabsContext>
  )
}
