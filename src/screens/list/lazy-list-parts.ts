import { lazyComponent } from '#kit/lazy-component.tsx'

// What a list shows only in some states, or only after its rows. `loadListParts` fetches what the state of an address shows.

export const LazyFilterChips = lazyComponent(
  async () => (await import('./tools/filter-chips.tsx')).FilterChips,
)

export const LazyListScope = lazyComponent(async () => (await import('./list-scope.tsx')).ListScope)

export const LazyNoMatches = lazyComponent(async () => (await import('./no-matches.tsx')).NoMatches)

export const LazyTooLongList = lazyComponent(async () => (await import('./too-long-list.tsx')).TooLongList)

export const LazyMisfitNote = lazyComponent(async () => (await import('./list-notes.tsx')).MisfitNote)

export const LazyWithoutIdNote = lazyComponent(async () => (await import('./list-notes.tsx')).WithoutIdNote)

export const LazySharedColumns = lazyComponent(
  async () => (await import('./shared-columns.tsx')).SharedColumns,
  nothing,
)

export const LazyTeamViewsReader = lazyComponent(
  async () => (await import('./team-views/team-views-reader.tsx')).TeamViewsReader,
  nothing,
)

function nothing() {
  return null
}
