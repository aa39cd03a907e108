import { planStore, type StoredRow } from './plan-store.ts'

/** The rows of a run where another page was the last to send it, else none: this page has them as they are stored. */
export async function readOtherTab(subject: string, id: string, page: string): Promise<readonly StoredRow[]> {
  const heads = await planStore.list(subject)
  const stored = heads.find((head) => head.id === id)
  const isOther = stored?.sender !== undefined && stored.sender !== page
  return isOther ? planStore.read(subject, stored) : []
}
