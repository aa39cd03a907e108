import { readText } from '#descriptor/read.ts'
import { session } from '#session/session.ts'
import { type Draft, draftKey, draftsOf, dropDrafts, findDrafts, keepDraft } from './drafts.ts'
import type { FoundDraft } from './found-draft.ts'
import { loadSentAnswer, sentWay } from './sent-answers.ts'

const prefix = 'answer '

/** The name under which the unsent answer to a record is stored among the drafts. */
export function answerDraftName(id: string): string {
  return prefix + id
}

/** The record that a draft answers; null for the draft of a form. */
export function answeredRecord(name: string): string | null {
  return name.startsWith(prefix) ? name.slice(prefix.length) : null
}

/** The next text of an answer by its current one. */
export type AnswerChange = (text: string) => string

interface Named {
  readonly name: string
}

const openBoxes = new Map<string, (change: AnswerChange) => void>()

/** Registers the open box of an answer: the text of an open box is changed there. Returns the function that ends it. */
export function registerAnswerBox(
  resource: Named,
  id: string,
  onChange: (change: AnswerChange) => void,
): () => void {
  const key = boxKey(resource, id)
  openBoxes.set(key, onChange)
  return () => {
    if (openBoxes.get(key) === onChange) openBoxes.delete(key)
  }
}

/** Removes an answer that is stored in its record from its box and from the drafts; another text stays. */
export async function clearAnswer(resource: Named, id: string, stored: string): Promise<void> {
  const isStored = (text: string) => text.trim() === stored.trim()
  openBoxes.get(boxKey(resource, id))?.((text) => (isStored(text) ? '' : text))
  const found = await findDrafts(draftOf(resource, id))
  await dropDrafts(found.filter((draft) => isStored(textOf(draft))).map(({ key }) => key))
}

/** Offers an answer again that was taken back from its record, before a text that was typed since. */
export async function restoreAnswer(
  resource: Named,
  id: string,
  { label, answer }: { readonly label: string; readonly answer: string },
): Promise<void> {
  const restored: AnswerChange = (text) => {
    if (text.trim() === answer.trim()) return text
    return text.trim() === '' ? answer : `${answer}\n${text}`
  }
  const box = openBoxes.get(boxKey(resource, id))
  if (box) {
    box(restored)
    return
  }
  const of = draftOf(resource, id)
  const [newest] = await findDrafts(of)
  const draft: Draft = {
    ...of,
    label,
    values: { [of.id]: restored(newest ? textOf(newest) : '') },
    kinds: {},
    before: null,
    at: Date.now(),
  }
  await keepDraft(newest?.key ?? draftKey(of, crypto.randomUUID()), draft)
}

/** An answer in this browser that was not sent. */
export interface UnsentAnswer {
  /** The record that it answers. */
  readonly id: string
  readonly label: string
  readonly answer: string
}

/** Whether an answer is not blank and its customer has not got it complete: it was not sent, or still has a gap. */
export function isUnsent(resource: Named, id: string, answer: string): boolean {
  return answer.trim() !== '' && (sentWay(resource, id, answer) === undefined || gapIn(answer) !== null)
}

/** The answers to some records that are written in this browser and were not sent. */
export async function unsentAnswers(
  resource: Named,
  ids: readonly string[],
): Promise<readonly UnsentAnswer[]> {
  const wanted = new Set(ids.map(answerDraftName))
  const drafts = await draftsOf(session.storedUser()?.subject ?? '')
  const found = drafts.filter((draft) => draft.resource === resource.name && wanted.has(draft.id))
  const answers = found.map((draft) => ({
    id: draft.id.slice(prefix.length),
    label: draft.label,
    answer: textOf(draft).trim(),
  }))
  await Promise.all(answers.map(({ id }) => loadSentAnswer(resource, id)))
  const unsent = answers.filter(({ id, answer }) => isUnsent(resource, id, answer))
  return [...new Map(unsent.map((one) => [one.id, one])).values()]
}

const boxKey = ({ name }: Named, id: string) => JSON.stringify([name, id])

function draftOf({ name }: Named, id: string) {
  return { subject: session.storedUser()?.subject ?? '', resource: name, id: answerDraftName(id) }
}

function textOf({ id, values }: FoundDraft): string {
  return readText(values?.[id])
}

/** The range of the first gap of an answer, or of a placeholder that was never filled; null without one. */
export function gapIn(answer: string): readonly [start: number, end: number] | null {
  const gap = /\[[^[\]\n]+\]|\{[^{}\n]+\}/.exec(answer)
  return gap && [gap.index, gap.index + gap[0].length]
}
