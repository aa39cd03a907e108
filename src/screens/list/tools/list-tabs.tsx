import { CloseButton } from '@mantine/core'
import type { ResourceWith } from '#descriptor/capability.ts'
import { useText } from '#hooks/use-text.ts'
import { ViewsTabs } from '#kit/list/views-tabs.tsx'
import { AppLink } from '#screens/app-link.tsx'
import type { ScreenState } from '#screens/href.ts'
import { stateFilterOf } from './state-filter.ts'
import { activeTab, isWholeTab, tabsOf } from './tabs-of.ts'
import type { SavedView, SavedViews } from './use-saved-views.ts'
import { useTabCounts } from './use-tab-counts.ts'

interface ListTabsProps {
  readonly resource: ResourceWith<'list'>
  readonly state: ScreenState
  /** The total of the list, once its rows are loaded. */
  readonly total?: number | undefined
  readonly savedViews: SavedViews
  /** Called with a saved view that is opened. */
  readonly onOpen?: (view: SavedView) => void
}

/** The tabs of a list, the values of its state with counts; nothing for a single tab. */
export function ListTabs({ resource, state, total, savedViews, onOpen }: ListTabsProps) {
  const t = useText()
  const tabs = tabsOf(resource, state, savedViews)
  const field = stateFilterOf(resource)
  const value = (field !== undefined && state.filters[field]) || ''
  const counts = useTabCounts(resource, { value, total, isWhole: isWholeTab(resource, state) })
  if (tabs.length < 2) return null
  return (
    <ViewsTabs
      views={tabs.map((tab) => ({
        ...tab,
        label: t(tab.label),
        count: tab.value === undefined ? undefined : counts.get(tab.value),
        isSaved: tab.saved !== undefined,
      }))}
      active={activeTab(resource, state, tabs)}
      renderLink={({ to, saved }, props) => (
        <AppLink to={to} onFollow={saved && onOpen && (() => onOpen(saved))} {...props} />
      )}
      renderEnd={({ saved, label }) =>
        saved && (
          <CloseButton
            size={24}
            aria-label={t('Bỏ cách xem {name}', { name: label })}
            data-tip={t('Bỏ cách xem này')}
            onClick={() => savedViews.remove(saved.name)}
          />
        )
      }
    />
  )
}
