import { isRecord, readText } from '#descriptor/read.ts'
import { isSentWay, type SentWay } from '#hooks/notes/note-lines.ts'
import { session } from '#session/session.ts'
import { userDataStore } from './user-data-store.ts'

/** The text of an answer as it was brought to its customer, and how. A changed text was not sent. */
export interface SentAnswer {
  readonly text: string
  readonly way: SentWay
}

const ofTab = new Map<string, SentAnswer>()

/** Reads how the answer to a record was sent, also by an earlier visit, so that `sentAnswer` finds it. */
export async function loadSentAnswer(resource: Named, id: string): Promise<void> {
  const { subject, name } = storedAs(resource, id)
  if (ofTab.has(subject + name)) return
  const stored = await userDataStore.read(subject, name)
  if (!isRecord(stored) || !isSentWay(stored.way) || ofTab.has(subject + name)) return
  ofTab.set(subject + name, { text: readText(stored.text), way: stored.way })
}

/** The last text that was sent to the writer of a record; undefined if none was. */
export function sentAnswer(resource: Named, id: string): SentAnswer | undefined {
  const { subject, name } = storedAs(resource, id)
  return ofTab.get(subject + name)
}

/** How a text was sent; undefined if it was not, or was changed since. */
export function sentWay(resource: Named, id: string, answer: string): SentWay | undefined {
  const sent = sentAnswer(resource, id)
  return sent && sent.text === answer.trim() ? sent.way : undefined
}

/** Stores that a text was sent; a copy of a text that was opened in another program is no other way. */
export function storeSentAnswer(resource: Named, id: string, answer: string, way: SentWay): void {
  const { subject, name } = storedAs(resource, id)
  const isOpened = way === 'copied' && sentWay(resource, id, answer) !== undefined
  if (isOpened) return
  const sent: SentAnswer = { text: answer.trim(), way }
  ofTab.set(subject + name, sent)
  void userDataStore.write(subject, name, sent)
}

/** Forgets what was sent, once the record has it in its note. */
export function dropSentAnswer(resource: Named, id: string): void {
  const { subject, name } = storedAs(resource, id)
  if (ofTab.delete(subject + name)) void userDataStore.remove(subject, name)
}

interface Named {
  readonly name: string
}

function storedAs({ name }: Named, id: string) {
  return { subject: session.storedUser()?.subject ?? '', name: `sent answer ${name} ${id}` }
}
