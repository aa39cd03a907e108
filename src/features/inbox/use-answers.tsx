import { useCallback, useMemo, useState } from 'react'
import { type InboxResource, stateOf } from '#descriptor/inbox.ts'
import { labelOf, type Row } from '#descriptor/row.ts'
import type { StateOption } from '#descriptor/row-story.ts'
import { clearAnswer, restoreAnswer } from '#hooks/drafts/answer-draft.ts'
import { dropSentAnswer, storeSentAnswer } from '#hooks/drafts/sent-answers.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { noteLine, type SentWay } from '#hooks/notes/note-lines.ts'
import { userName } from '#hooks/notes/user-name.ts'
import { cache } from '#hooks/read/cache.ts'
import { leavesListsStale, refreshLists, updateCacheAfterSave } from '#hooks/write/update-cache.ts'
import {
  type PendingSave,
  type RecordOutcome,
  savedRow,
  writeFailure,
  writeRecord,
} from '#hooks/write/write-record.ts'
import { notify } from '#kit/notice.tsx'
import { translate } from '#text/language.ts'
import { type Text, text } from '#text/text.ts'
import { type Answer, answerPlan, isAnsweredByOther, rowInState } from './answer-plan.ts'
import { dropSentRemark, readSentRemark, storeSentRemark } from './sent-remarks.ts'

/** A change that the user asks for: the next state, and a remark for the note. */
export interface AnswerAct {
  readonly state?: StateOption
  readonly remark: string
  /** How the text of the remark was sent. */
  readonly way: SentWay
}

interface AnswersOptions {
  /** Shows a record in the pane. */
  readonly onOpen: (id: string) => void
}

/** The saves of an inbox. */
export interface Answers {
  /** The records whose save is under way, with the state that they will have. */
  readonly sending: ReadonlyMap<string, StateOption | undefined>
  /** Saves a change; a stored remark leaves its box. A failure is shown as a notice, the draft stays. */
  readonly save: (row: Row, act: AnswerAct) => void
}

/** Saves the changes of an inbox in the background, each with an undo, so that the next record opens at once. */
export function useAnswers(resource: InboxResource, { onOpen }: AnswersOptions): Answers {
  const [sending, setSending] = useState<Answers['sending']>(none)
  const run = useCallback(
    async (row: Row, answer: Answer, pending?: PendingSave) => {
      setSending((before) => new Map(before).set(row.id, answer.state))
      const planOf = answerPlan(resource, answer)
      let byOther = false
      const plan: typeof planOf = (now, known) => {
        byOther = isAnsweredByOther(resource, answer.state, now, known)
        return planOf(now, known)
      }
      const outcome = await writeRecord(resource, { known: row, plan, isListRow: true, pending })
      if (isStored(outcome)) await updateCacheAfterSave(resource, savedRow(resource, outcome), row.id, cache)
      else if (outcome.status !== 'failed' || leavesListsStale(outcome.failure))
        await refreshLists(resource, cache)
      setSending((before) => without(before, row.id))
      return { outcome, byOther }
    },
    [resource],
  )

  const undo = useCallback(
    async (row: Row, answer: Answer, { remark, way }: AnswerAct) => {
      const { id } = row
      const before = stateOf(resource, row)
      if (answer.line !== '') {
        if (way !== 'note') storeSentAnswer(resource, id, remark, way)
        await restoreAnswer(resource, id, { label: labelOf(resource, row), answer: remark })
        // As long as the note may have the line, a repeated save must not add another one.
        storeSentRemark(resource, id, { remark, line: answer.line })
      }
      onOpen(id)
      const { outcome } = await run(rowInState(resource, row, answer.state), {
        line: answer.line,
        isUndo: true,
        ...(answer.state && before ? { state: before } : {}),
      })
      if (isStored(outcome)) dropSentRemark(resource, id)
      notifyFailure(resource, row, outcome, onOpen)
    },
    [resource, run, onOpen],
  )

  const save = useCallback(
    (row: Row, act: AnswerAct) => {
      const { id } = row
      const { state, remark, way } = act
      const start = async () => {
        const earlier = await readSentRemark(resource, id, remark)
        const isRepeated = earlier?.remark === remark
        const line = isRepeated
          ? earlier.line
          : remark.trim() && noteLine(remark, userName(), new Date(), way)
        const answer: Answer = { line, ...(state && { state }) }
        storeSentRemark(resource, id, { remark, line, pending: earlier?.pending })
        const { outcome, byOther } = await run(row, answer, earlier?.pending)
        if (isStored(outcome)) {
          dropSentRemark(resource, id)
          if (line !== '') {
            dropSentAnswer(resource, id)
            await clearAnswer(resource, id, remark)
          }
          // After a lost response the other write may be an earlier one of this user.
          if (byOther && !earlier) notifyBothAnswered(resource, row, answer, onOpen)
          else notifySaved(resource, row, answer, () => void undo(row, answer, act))
        } else {
          const pending = outcome.status === 'failed' ? outcome.pending : undefined
          storeSentRemark(resource, id, { remark, line, pending })
          notifyFailure(resource, row, outcome, onOpen)
        }
      }
      // Before the stored remark is read, so that a second press does not save twice.
      setSending((before) => new Map(before).set(id, state))
      void start()
    },
    [resource, run, undo, onOpen],
  )
  return useMemo(() => ({ sending, save }), [sending, save])
}

function notifySaved(resource: InboxResource, row: Row, answer: Answer, undo: () => void) {
  const done = savedText(resource, row, answer)
  if (done) notify({ tone: 'plain', text: done, undo })
}

// Without an undo, which would also take back the state of the other user.
function notifyBothAnswered(resource: InboxResource, row: Row, answer: Answer, onOpen: (id: string) => void) {
  notify({
    tone: 'plain',
    text: savedText(resource, row, answer),
    more: text('Vừa có người khác cũng trả lời mục này, bạn xem lại ghi chú nhé.'),
    action: { label: text('Mở lại'), run: () => onOpen(row.id) },
  })
}

function savedText(resource: InboxResource, row: Row, { state, line }: Answer): Text {
  const name = recordName(resource, row, translate)
  if (state) return text('{name}: {state}', { name, state: translate(state.label) })
  return line && text('Đã ghi vào “{name}”', { name })
}

function notifyFailure(
  resource: InboxResource,
  row: Row,
  outcome: RecordOutcome,
  onOpen: (id: string) => void,
) {
  if (isStored(outcome)) return
  const name = recordName(resource, row, translate)
  if (outcome.status === 'gone') {
    notify({ tone: 'bad', text: text('Đã có người xóa “{name}”, nên chưa lưu gì cả.', { name }) })
    return
  }
  const action = { label: text('Mở lại'), run: () => onOpen(row.id) }
  if (outcome.status === 'conflict') {
    const changed = text('Có người vừa đổi tình trạng của “{name}”. Bạn xem lại rồi bấm lần nữa nhé.', {
      name,
    })
    notify({ tone: 'bad', text: changed, action })
    return
  }
  const failure = writeFailure(resource, outcome)
  const unsaved = failure.maybeDone
    ? text('Máy chủ chưa xác nhận “{name}”.', { name })
    : text('Chưa lưu được “{name}”.', { name })
  notify({ tone: 'bad', text: unsaved, more: failure.more('answer'), literal: failure.text, action })
}

type Stored = Extract<RecordOutcome, { readonly status: 'saved' | 'unchanged' }>

function isStored(outcome: RecordOutcome): outcome is Stored {
  return outcome.status === 'saved' || outcome.status === 'unchanged'
}

const none: Answers['sending'] = new Map()

function without(sending: Answers['sending'], id: string): Answers['sending'] {
  const next = new Map(sending)
  next.delete(id)
  return next
}
