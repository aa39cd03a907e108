import { lazyComponent } from '#kit/lazy-component.tsx'

// What a list shows only in some states, or only after its rows. `loadListParts` fetches what the state of an address shows.

export const FilterChips = lazyComponent(async () => (await import('./tools/filter-chips.tsx')).FilterChips)

export const ListScope = lazyComponent(async () => (await import('./list-scope.tsx')).ListScope)

export const NoMatches = lazyComponent(async () => (await import('./no-matches.tsx')).NoMatches)

export const TooLongList = lazyComponent(async () => (await import('./too-long-list.tsx')).TooLongList)

export const MisfitNote = lazyComponent(async () => (await import('./list-notes.tsx')).MisfitNote)

export const WithoutIdNote = lazyComponent(async () => (await import('./list-notes.tsx')).WithoutIdNote)

export const SharedLook = lazyComponent(async () => (await import('./shared-look.tsx')).SharedLook, nothing)

export const TeamViewsReader = lazyComponent(
  async () => (await import('./team-views/team-views-reader.tsx')).TeamViewsReader,
  nothing,
)

function nothing() {
  return null
}
