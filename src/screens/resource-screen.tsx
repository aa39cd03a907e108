import type { Resource } from '#descriptor/resource.ts'
import { useFeatures } from './features-context.ts'
import { ResourceContext } from './resource-context.ts'
import { type ScreenChoice, type ScreenKind, screenOf } from './screen-of.ts'
import type { ScreenSearch } from './screen-search.ts'
import { TabsContext, tabOf } from './tab-links.tsx'

interface ResourceScreenProps {
  /** The entities that share this route. */
  readonly tabs: readonly Resource[]
  readonly search: ScreenSearch
}

/** The screen of a route: selects the entity by the tab and the screen by the entity's operations. */
export function ResourceScreen({ tabs, search }: ResourceScreenProps) {
  const choice = screenOf(tabOf(tabs, search), search)
  return (
    <TabsContext value={tabs}>
      {choice && (
        <ChosenScreen key={`${choice.kind} ${choice.resource.name}`} choice={choice} search={search} />
      )}
    </TabsContext>
  )
}

interface ChosenScreenProps<K extends ScreenKind> {
  readonly choice: ScreenChoice<K>
  readonly search: ScreenSearch
}

function ChosenScreen<K extends ScreenKind>({ choice: { kind, resource }, search }: ChosenScreenProps<K>) {
  const { Screen } = useFeatures().screens[kind]
  return (
    <ResourceContext value={resource}>
      <Screen resource={resource} search={search} />
    </ResourceContext>
  )
}
