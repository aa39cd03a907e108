import { knownDraftsOf, loadDrafts } from '#hooks/drafts/drafts.ts'
import { waitUpTo } from '#screens/wait-up-to.ts'
import { session } from '#session/session.ts'
import { HomeDrafts } from './lazy-home-drafts.tsx'

/** Reads the user's drafts before the first render of the home screen: a row that comes later would move those below it. */
export async function loadHome(): Promise<void> {
  await waitUpTo([loadDraftRow()])
}

async function loadDraftRow(): Promise<void> {
  await loadDrafts()
  if (knownDraftsOf(session.storedUser()?.subject ?? '').length > 0) await HomeDrafts.preload()
}
