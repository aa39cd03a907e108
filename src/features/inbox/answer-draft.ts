import { dropDrafts, findDrafts } from '#hooks/drafts/drafts.ts'
import { session } from '#session/session.ts'

/** The name under which the unsent answer to a record is stored among the drafts. */
export function answerDraftName(id: string): string {
  return `answer ${id}`
}

/** Removes the unsent answers to a record. */
export async function dropAnswerDrafts(resource: { readonly name: string }, id: string): Promise<void> {
  const subject = session.storedUser()?.subject ?? ''
  const found = await findDrafts({ subject, resource: resource.name, id: answerDraftName(id) })
  await dropDrafts(found.map(({ key }) => key))
}
