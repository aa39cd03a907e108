import { waitUpTo } from '#browser/wait-up-to.ts'
import { loadDrafts } from '#hooks/drafts/drafts.ts'

/** Reads the user's drafts before the first render of the home screen: a row that comes later would move those below it. */
export async function loadHome(): Promise<void> {
  await waitUpTo([loadDrafts()])
}
