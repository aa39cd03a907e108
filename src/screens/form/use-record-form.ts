import { useEffect, useEffectEvent } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, sameValue } from '#descriptor/row.ts'
import { useDraft } from '#hooks/drafts/use-draft.ts'
import type { Saving } from '#hooks/write/use-save.ts'
import { emitLastChanges } from '#kit/rich-text/change-emitter.ts'
import type { Uploads } from './uploads.ts'
import { type FormValues, useBaseline } from './use-baseline.ts'
import { useConflicts } from './use-conflicts.ts'
import { useSubmit } from './use-submit.ts'

interface RecordFormOptions {
  readonly resource: Resource
  /** The record as it was read; null for a new one. */
  readonly record: Row | null
  /** The initial values of the inputs. */
  readonly initialValues: FormValues
  readonly saving: Saving
  /** Resolves with false where valid values are not to be saved yet. */
  readonly mayBeSaved: (row: Row | null, values: FormValues) => Promise<boolean>
  readonly uploads: Uploads
}

/** The values of the fields that were discarded; `putBack` leaves the fields that were typed into since. */
interface Discarded {
  readonly count: number
  readonly putBack: () => void
}

/** The state of a form. */
export type RecordEditing = ReturnType<typeof useRecordForm>

/** The form of a record: its inputs and baseline, merges of newer versions, its submit and its draft. */
export function useRecordForm(options: RecordFormOptions) {
  const { resource, record, initialValues, saving, mayBeSaved, uploads } = options
  // oxlint-disable-next-line react/immutability -- the draft is of the baseline's row; it is written after a key press, not in the render
  const inputs = useBaseline(resource, record, initialValues, (names, values) => writeDraft(names, values))
  const { form, baseline } = inputs
  const draft = useDraft(resource, baseline.row)
  // An empty list of names removes the draft.
  const writeDraft = (names: readonly string[], values: FormValues) =>
    draft.note(Object.fromEntries(names.map((name) => [name, values[name]])))
  const conflicts = useConflicts(resource, inputs)
  const submission = useSubmit(resource, {
    saving,
    inputs,
    conflicts,
    mayBeSaved,
    onSent: draft.noteSent,
    onSaved: (names, values, saved) => {
      writeDraft(names, values)
      draft.noteSaved(saved)
    },
  })

  const merge = useEffectEvent((row: Row) => {
    if (row !== baseline.row && !submission.isSubmitting.current) conflicts.mergeRecord(row)
  })
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
    live: inputs.live,
    baselineRow: baseline.row,
    changed: inputs.changed,
    typed: inputs.typed,
    draft: draft.offered,
    takeDraft: () => {
      if (draft.offered) inputs.restore(draft.offered.values)
      const sent = draft.take()
      if (sent) saving.resume(sent)
    },
    refuseDraft: draft.refuse,
    problem: conflicts.problem,
    isSaving: saving.isBusy,
    choose: (name: string, value: unknown) => {
      emitLastChanges()
      form.setFieldValue(name, value)
    },
    submit: submission.submit,
    /** Returns the discarded values; undefined where nothing was typed. */
    discard: (): Discarded | undefined => {
      if (submission.isSubmitting.current) return undefined
      const typed = inputs.current()
      const discarded = inputs.typed.map((name) => [name, typed[name]] as const)
      conflicts.setProblem(null)
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
