import type { Ref } from 'react'
import type { Row } from '#descriptor/row.ts'
import type { ScreenState } from '#screens/href.ts'
import type { AnswerAct } from './use-answers.tsx'

/** What the keys of the screen do in the pane. */
export interface PaneHandle {
  /** Whether the answer box, if any, is loaded and no change of the record is being saved. */
  readonly isReady: () => boolean
  /** The shown record; null where it could not be loaded. */
  readonly row: () => Row | null
  readonly finish: () => void
  readonly work: () => void
  readonly reply: () => void
  readonly copy: () => void
  readonly insertTemplate: (index: number) => void
}

export interface PaneProps {
  readonly state: ScreenState
  /** Whether a change of the record is being saved. */
  readonly isSending: boolean
  /** Saves a change of the shown record, and opens the next one if it `moves`. */
  readonly onAct: (change: AnswerAct, moves: boolean) => void
  readonly onClose: () => void
  /** Called when the pane has become ready for the keys. */
  readonly onReady: () => void
  readonly ref: Ref<PaneHandle>
}
