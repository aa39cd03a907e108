import { session } from '#session/session.ts'
import { dropDrafts, findDrafts } from './drafts.ts'

const prefix = 'answer '

/** The name under which the unsent answer to a record is stored among the drafts. */
export function answerDraftName(id: string): string {
  return prefix + id
}

/** The record that a draft answers; null for the draft of a form. */
export function answeredRecord(name: string): string | null {
  return name.startsWith(prefix) ? name.slice(prefix.length) : null
}

/** Removes the unsent answers to a record. */
export async function dropAnswerDrafts(resource: { readonly name: string }, id: string): Promise<void> {
  const subject = session.storedUser()?.subject ?? ''
  const found = await findDrafts({ subject, resource: resource.name, id: answerDraftName(id) })
  await dropDrafts(found.map(({ key }) => key))
}
