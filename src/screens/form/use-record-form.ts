import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Row, sameValue } from '#descriptor/row.ts'
import { useDraft } from '#hooks/drafts/use-draft.ts'
import { emitLastChanges } from '#kit/rich-text/change-emitter.ts'
import type { RecordFormProps } from './record-form-context.ts'
import type { SaveProblem } from './save-problem-alert.tsx'
import { makeUploads } from './uploads.ts'
import { type FormInputs, type FormValues, useFormInputs } from './use-form-inputs.ts'
import { type FormSave, useFormSave } from './use-form-save.ts'

/** The values of the fields that were discarded; `putBack` leaves the fields that were typed into since. */
interface Discarded {
  readonly count: number
  readonly putBack: () => void
}

/** The state of a form. */
export type RecordEditing = ReturnType<typeof useRecordForm>

/** The form of a record: its inputs and uploads, its draft, its save, and the merges of newer versions. */
export function useRecordForm(props: RecordFormProps, frame: RefObject<HTMLFormElement | null>) {
  const { resource, record, initialValues } = props
  const [uploads] = useState(makeUploads)
  const inputs = useFormInputs(resource, record, initialValues)
  const { form, baseline, onTyped } = inputs
  const draft = useDraft(resource, baseline.row)
  const noteTyped = useEffectEvent((typed: FormValues) => draft.note(typed))
  // Before the effects of the fields, which may set values.
  useLayoutEffect(() => onTyped((typed) => noteTyped(typed)), [onTyped])
  const save = useFormSave(props, { frame, inputs, draft, uploads })

  const missed = useRef<Row>(undefined)
  const merge = useEffectEvent((row: Row) => {
    if (row === baseline.row) return
    if (save.isUnderWay()) missed.current = row
    else inputs.merge(row)
  })
  // A save that succeeds has its own newest version.
  const mergeMissed = useEffectEvent((status: typeof save.status) => {
    if (status === 'pending') return
    if (status === 'error' && missed.current) merge(missed.current)
    missed.current = undefined
  })
  useEffect(() => mergeMissed(save.status), [save.status])
  // Only when the record itself changes: it was shown from the cache, or another user has changed it.
  useEffect(() => {
    if (!record) return undefined
    if (uploads.mayBeReplaced()) {
      merge(record)
      return undefined
    }
    // The merge may replace an input with the picture that is on its way into it.
    let isOutdated = false
    void uploads.replaceable().then(() => isOutdated || merge(record))
    return () => {
      isOutdated = true
    }
  }, [record, uploads])

  return {
    form,
    uploads,
    save,
    live: inputs.live,
    baselineRow: baseline.row,
    changed: inputs.changed,
    typed: inputs.typed,
    draft: draft.offered,
    takeDraft: () => {
      if (draft.offered) inputs.restore(draft.offered.values)
      const sent = draft.take()
      if (sent) save.resume(sent)
    },
    refuseDraft: draft.refuse,
    problem: problemOf(inputs, save),
    choose: (name: string, value: unknown) => {
      emitLastChanges()
      form.setFieldValue(name, value)
    },
    /** Returns the discarded values; undefined where nothing was typed. */
    discard: (): Discarded | undefined => {
      if (save.isUnderWay()) return undefined
      const typed = inputs.current()
      const discarded = inputs.typed.map((name) => [name, typed[name]] as const)
      save.reset()
      inputs.reset()
      draft.drop()
      const { initialValues: reset } = baseline
      const putBack = () => {
        const now = inputs.current()
        inputs.restore(Object.fromEntries(discarded.filter(([name]) => sameValue(now[name], reset[name]))))
      }
      return discarded.length > 0 ? { count: discarded.length, putBack } : undefined
    },
  }
}

/** Why a form is not saved. */
function problemOf({ conflicts }: FormInputs, { isPending, lost, notSaved }: FormSave): SaveProblem | null {
  if (conflicts.length > 0) return { status: 'conflict', conflicts }
  if (isPending) return lost && { status: 'failed', failure: lost, outcome: 'looking' }
  return notSaved?.status === 'failed' || notSaved?.status === 'gone' ? notSaved : null
}
