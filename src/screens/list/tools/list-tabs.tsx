import { CloseButton } from '@mantine/core'
import type { ResourceWith } from '#descriptor/capability.ts'
import { hasOthers, useContradicted } from '#hooks/read/use-contradicted.ts'
import { useText } from '#hooks/use-text.ts'
import { ViewsTabs } from '#kit/list/views-tabs.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { useFeatures } from '#screens/features-context.ts'
import type { ScreenState } from '#screens/href.ts'
import { LazyTeamViewsReader } from '#screens/list/lazy-list-parts.ts'
import { useResource } from '#screens/resource-context.ts'
import { FilterMark } from './contradictions.tsx'
import { removeView } from './remove-view.ts'
import { type SavedView, type SavedViews } from './saved-view.ts'
import { stateFilterOf } from './state-filter.ts'
import { activeTab, isWholeTab, tabsOf } from './tabs-of.ts'
import { useDelayed, useTabCounts } from './use-tab-counts.ts'

interface ListTabsProps {
  readonly state: ScreenState
  /** The total of the list, once its rows are loaded. */
  readonly total?: number | undefined
  readonly savedViews: SavedViews
  /** Whether the rows are loaded: the views of the team are read after them. */
  readonly isLoaded?: boolean
  /** Called with a saved view that is opened. */
  readonly onOpen?: (view: SavedView) => void
}

/** The tabs of a list, the values of its state with counts; nothing for a single tab. */
export function ListTabs({ state, total, savedViews, isLoaded = false, onOpen }: ListTabsProps) {
  const resource = useResource() as ResourceWith<'list'>
  const t = useText()
  const { teamViews } = useFeatures()
  const isReady = useDelayed(isLoaded)
  const tabs = tabsOf(resource, state, savedViews)
  const field = stateFilterOf(resource)
  const value = (field !== undefined && state.filters[field]) || ''
  const counts = useTabCounts(resource, { value, total, isWhole: isWholeTab(resource, state) })
  // Rows that are not of the tab were counted with it.
  const isMiscounted = hasOthers(useContradicted(resource, state))
  const countOf = (of: string | undefined) =>
    of === undefined || (isMiscounted && of === value) ? undefined : counts.get(of)
  const reader = teamViews && isReady && <LazyTeamViewsReader settings={teamViews} savedViews={savedViews} />
  if (tabs.length < 2) return reader
  return (
    <>
      {reader}
      <ViewsTabs
        views={tabs.map((tab) => ({
          ...tab,
          label: t(tab.label),
          count: countOf(tab.value),
          owner: tab.saved && (tab.saved.id ? 'team' : 'user'),
        }))}
        active={activeTab(resource, state, tabs)}
        renderLink={({ to, saved }, props) => (
          <AppLink to={to} onFollow={saved && onOpen && (() => onOpen(saved))} {...props} />
        )}
        renderEnd={({ saved }) => saved && <RemoveViewButton view={saved} savedViews={savedViews} />}
        mark={<FilterMark state={state} name={state.view === '' ? field : undefined} isSign />}
      />
    </>
  )
}

interface RemoveViewButtonProps {
  readonly view: SavedView
  readonly savedViews: SavedViews
}

/** The button beside the tab of a saved view: removes an own one, hides one of the team. */
function RemoveViewButton({ view, savedViews }: RemoveViewButtonProps) {
  const resource = useResource()
  const t = useText()
  const { id, name } = view
  const label = id ? t('Ẩn {name} với riêng tôi', { name }) : t('Bỏ cách xem {name}', { name })
  return (
    <CloseButton
      size={24}
      aria-label={label}
      data-tip={label}
      onClick={() => removeView(resource, view, savedViews)}
    />
  )
}
