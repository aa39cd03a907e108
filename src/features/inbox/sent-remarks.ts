import type { InboxResource } from '#descriptor/inbox.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import type { PendingSave } from '#hooks/write/write-record.ts'
import { session } from '#session/session.ts'

/** A remark whose save was sent without a known success, and its line in the note. */
export interface SentRemark {
  readonly remark: string
  readonly line: string
  readonly pending?: PendingSave | undefined
}

// The pending save of this tab; the line is stored in the browser as well, as the draft of its remark is.
const ofTab = new Map<string, SentRemark>()

/** The remark of a record whose save has no known success: repeated with the same line, the note gets it once. */
export async function readSentRemark(
  resource: InboxResource,
  id: string,
  remark: string,
): Promise<SentRemark | undefined> {
  const { subject, name } = storedAs(resource, id)
  const sent = ofTab.get(subject + name)
  if (sent || remark === '') return sent
  const stored = await userDataStore.read(subject, name)
  const line = isRecord(stored) ? readText(stored.line) : ''
  return isRecord(stored) && line !== '' ? { remark: readText(stored.remark), line } : undefined
}

/** Stores the remark before its save is sent, and the pending save after a failure. */
export function storeSentRemark(resource: InboxResource, id: string, sent: SentRemark): void {
  const { subject, name } = storedAs(resource, id)
  ofTab.set(subject + name, sent)
  const { remark, line } = sent
  if (line !== '') void userDataStore.write(subject, name, { remark, line })
}

/** Forgets the remark: the note has it, or no longer has it. */
export function dropSentRemark(resource: InboxResource, id: string): void {
  const { subject, name } = storedAs(resource, id)
  if (ofTab.get(subject + name)?.line !== '') void userDataStore.remove(subject, name)
  ofTab.delete(subject + name)
}

function storedAs(resource: InboxResource, id: string) {
  return { subject: session.storedUser()?.subject ?? '', name: `sent remark ${resource.name} ${id}` }
}
