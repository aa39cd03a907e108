import { createElement, useRef } from 'react'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { changedFields, newValues, type Row, valuesOf } from '#descriptor/row.ts'
import { fieldAt } from '#descriptor/wire/field-at.ts'
import { keptFields } from '#hooks/write/kept-values.ts'
import type { Saving } from '#hooks/write/use-save.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import type { RecordOutcome, RecordWrite } from '#hooks/write/write-record.ts'
import { notify } from '#kit/notice.tsx'
import { Translated } from '#screens/failure-text.tsx'
import { translate } from '#text/language.ts'
import { text } from '#text/text.ts'
import { formProblems } from './form-problems.ts'
import type { FormInputs, FormValues } from './use-baseline.ts'
import type { useConflicts } from './use-conflicts.ts'

interface SubmitOptions extends Pick<RecordWrite, 'onSent'> {
  readonly saving: Saving
  readonly inputs: FormInputs
  readonly conflicts: ReturnType<typeof useConflicts>
  /** Resolves with false where valid values are not to be saved yet. */
  readonly mayBeSaved: (row: Row | null, values: FormValues) => Promise<boolean>
  /** Called after a save with the fields that were typed in the meantime, and with those that it changed. */
  readonly onSaved: (typed: readonly string[], values: FormValues, saved: readonly string[]) => void
}

/** The saved record, null where the response had none, and whether nothing was typed since it was sent. */
export interface Submitted {
  readonly row: Row | null
  readonly isClean: boolean
}

/** What a submit does besides saving the typed values. */
export interface SubmitInput {
  /** Creates a new record from the values of a stored one. */
  readonly asNew?: boolean
  /** Values that are saved over the typed ones; the form shows them once they are saved. */
  readonly edits?: FormValues
  /** Called in the task that writes the saved record into the cache: one render shows both. */
  readonly onSaved?: (saved: Submitted) => void
}

/** Validates and saves a form, one save at a time; afterwards it is compared with the saved record. */
export function useSubmit(resource: Resource, options: SubmitOptions) {
  const { saving, inputs, conflicts, mayBeSaved, onSent, onSaved } = options
  const { form, baseline, current, apply, rebase } = inputs
  const { setProblem, mergeRecord } = conflicts
  const listeners = {
    onLost: (failure: WriteFailed) => setProblem({ status: 'failed', failure, outcome: 'looking' }),
    ...(onSent && { onSent }),
  }
  // State is updated by the next render: the ref stops a second submit before that.
  const isSubmitting = useRef(false)

  const submit = async ({ asNew, edits, ...input }: SubmitInput): Promise<Submitted | undefined> => {
    const row = asNew ? null : baseline.row
    const typed = current()
    const sent = { ...(asNew ? valuesOfNew(resource, typed) : typed), ...edits }
    const problems = formProblems(resource, sent, row && { id: row.id, values: baseline.values })
    const isValid = Object.keys(problems).length === 0
    // Not without a change: the form would be rendered before the request is sent.
    if (!isValid || Object.keys(form.errors).length > 0) form.setErrors(errorsOf(problems))
    if (!isValid) return undefined
    if (!(await mayBeSaved(row, sent))) return undefined
    setProblem(null)
    let saved: Submitted | undefined
    const outcome = await saving.save(row, sent, {
      ...listeners,
      onSaved: (written) => {
        saved = finish(written, typed)
        input.onSaved?.(saved)
      },
    })
    if (outcome.status === 'saved') return saved
    if (outcome.status === 'gone') setProblem({ status: 'gone' })
    else if (outcome.status === 'failed') {
      setProblem(outcome)
      form.setErrors(errorsOf(byField(resource, outcome.failure.problems)))
    } else if (outcome.fresh) mergeRecord(outcome.fresh)
    return undefined
  }

  const finish = ({ saved, sent }: Extract<RecordOutcome, { status: 'saved' }>, values: FormValues) => {
    const stored: FormValues = saved ? valuesOf(resource, saved) : sent.values
    // Show the values that the back-end has changed (a blank address, cleaned markup), except fields typed
    // since.
    const typedSince = new Set(changedFields(resource, values, current()))
    apply(Object.fromEntries(Object.entries(stored).filter(([name]) => !typedSince.has(name))))
    setProblem(null)
    const edited = baseline.row ? changedFields(resource, baseline.values, values) : editableFields(resource)
    const kept = saved ? keptFields(resource, saved, sent.values, edited) : []
    if (kept.length > 0) {
      const fields = kept.map((name) => translate(fieldOf(resource, name).label)).join(', ')
      notify({
        tone: 'bad',
        text: text('Máy chủ giữ giá trị khác ở: {fields}. Bạn xem lại nhé.', { fields }),
      })
    }
    const typed = rebase(saved, stored)
    onSaved(typed, current(), changedFields(resource, baseline.values, stored))
    if (sent.mergedCount > 0) {
      const count = sent.mergedCount
      notify({ tone: 'plain', text: text('Đã giữ cả {count} ô người khác vừa sửa', { count }) })
    }
    return { row: saved, isClean: typed.length === 0 }
  }

  return {
    isSubmitting,
    /** Resolves with undefined where nothing was saved, or while another save is under way. */
    submit: async (input: SubmitInput = {}): Promise<Submitted | undefined> => {
      if (isSubmitting.current) return undefined
      isSubmitting.current = true
      try {
        return await submit(input)
      } finally {
        isSubmitting.current = false
      }
    },
  }
}

/** The problems of a response by field name; a response names the fields by their paths. */
function byField(resource: Resource, problems: WriteFailed['problems']): WriteFailed['problems'] {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [fieldAt(resource, path), problem]),
  )
}

// As elements, so that a shown error is translated again when the language changes.
function errorsOf(problems: WriteFailed['problems']) {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, createElement(Translated, { text: problem })]),
  )
}

/** The values of a new record made from those of a stored one: unknown values take their initial ones. */
export function valuesOfNew(resource: Resource, stored: FormValues): FormValues {
  const known = Object.entries(stored).filter(([, value]) => value !== undefined)
  return { ...newValues(resource), ...Object.fromEntries(known) }
}
