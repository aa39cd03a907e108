import { useEffect, useRef, useState } from 'react'
import type { InboxResource } from '#descriptor/inbox.ts'
import { labelOf, type Row } from '#descriptor/row.ts'
import { type AnswerChange, answerDraftName, registerAnswerBox } from '#hooks/drafts/answer-draft.ts'
import { loadSentAnswer } from '#hooks/drafts/sent-answers.ts'
import { useDraftText } from '#hooks/drafts/use-draft-text.ts'

/** The text of an answer box. */
export interface AnswerText {
  readonly answer: string
  readonly write: (next: string) => void
  /** The text is not editable until an earlier one is loaded. */
  readonly isLoaded: boolean
}

/** The text of the answer to a record, stored as its draft; a change by a save or an undo waits until it is loaded. */
export function useAnswerText(resource: InboxResource, row: Row): AnswerText {
  const { id } = row
  const { found, keep } = useDraftText(resource, answerDraftName(id), labelOf(resource, row))
  const [typed, setTyped] = useState<string | null>(null)
  const write = (next: string) => {
    setTyped(next)
    keep(next)
  }
  const [isSentKnown, setSentKnown] = useState(false)
  useEffect(() => {
    void loadSentAnswer(resource, id).finally(() => setSentKnown(true))
  }, [resource, id])
  const isLoaded = found !== null && isSentKnown
  const answer = typed ?? found ?? ''
  const waiting = useRef<AnswerChange[]>([])
  const apply = useRef<(change: AnswerChange) => void>(() => {})
  useEffect(() => {
    apply.current = (change) => {
      if (isLoaded) write(change(answer))
      else waiting.current.push(change)
    }
    if (!isLoaded || waiting.current.length === 0) return
    const changes = waiting.current.splice(0)
    apply.current((text) => changes.reduce((next, change) => change(next), text))
  })
  useEffect(() => registerAnswerBox(resource, id, (change) => apply.current(change)), [resource, id])
  return { answer, write, isLoaded }
}
