import { knownDraftsOfUser, loadDrafts } from '#hooks/drafts/drafts.ts'
import { waitUpTo } from '#screens/wait-up-to.ts'
import { HomeDrafts } from './lazy-home-drafts.tsx'

/** Reads the user's drafts before the first render of the home screen: a row that comes later would move those below it. */
export async function loadHome(): Promise<void> {
  await waitUpTo([loadDrafts()])
  // A component that fails to load shows its own error.
  if (knownDraftsOfUser().length > 0) await HomeDrafts.preload().catch(() => undefined)
}
