import { lazyComponent } from '#kit/lazy-component.tsx'
import { LazyFailure } from '#kit/lazy-fallback.tsx'

/** The row of the user's drafts, a separate chunk that is loaded only if there are any. */
export const HomeDrafts = lazyComponent(
  async () => (await import('./home-drafts.tsx')).HomeDrafts,
  LazyFailure,
)
