import { useCallback, useEffect, useRef } from 'react'
import { offerUndo } from '#browser/latest-undo.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { rowStoryOf, toggleWords } from '#descriptor/row-story.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { type Flip, type SwitchFailure, useSwitch } from '#hooks/write/use-switch.ts'
import { notify } from '#kit/notice.tsx'
import { translate } from '#text/language.ts'
import { text } from '#text/text.ts'

/** Withdraws the undo of the last switch: one notice replaces the other. */
let withdrawLast = () => {}

/** Milliseconds for which a switch without a notice can be undone: as long as a notice with an undo is shown. */
const undoMs = 10_000

/**
 * A function that sets a switch of a row. The last one can be undone by a key for ten seconds while its page is shown; where
 * it is the state of the record, which is easily missed, a notice offers the undo instead.
 */
export function useUndoableSwitch(resource: Resource, onFailed: (failure: SwitchFailure) => void) {
  const { mutate } = useSwitch(resource, onFailed)
  const withdrawSilent = useRef(() => {})
  useEffect(() => () => withdrawSilent.current(), [])
  return useCallback(
    (flip: Flip) => {
      withdrawLast()
      const undo = () => {
        withdraw()
        mutate({ ...flip, to: !flip.to })
      }
      const isState = rowStoryOf(resource).state === flip.name
      const withdraw = isState ? notifyState(resource, flip, undo) : offerBriefly(undo)
      withdrawLast = withdraw
      if (!isState) withdrawSilent.current = withdraw
      mutate(flip, { onError: withdraw })
    },
    [resource, mutate],
  )
}

function offerBriefly(undo: () => void): () => void {
  const withdraw = offerUndo(undo)
  const timer = setTimeout(withdraw, undoMs)
  return () => {
    clearTimeout(timer)
    withdraw()
  }
}

function notifyState(resource: Resource, { row, name, to }: Flip, undo: () => void): () => void {
  const field = fieldOf(resource, name)
  const state = field.kind === 'toggle' ? translate(toggleWords(field)[to ? 'on' : 'off']) : ''
  const about = { name: recordName(resource, row, translate), state }
  return notify({ tone: 'plain', text: text('Đã đổi “{name}” sang “{state}”', about), undo })
}
