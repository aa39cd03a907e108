import { createElement, type RefObject, useEffect, useRef, useState } from 'react'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { changedFields, newValues, valuesOf } from '#descriptor/row.ts'
import { saved as savedText } from '#descriptor/texts.ts'
import { fieldAt } from '#descriptor/wire/field-at.ts'
import type { Journal } from '#hooks/drafts/use-draft.ts'
import { keptFields } from '#hooks/write/kept-values.ts'
import { type SaveRequest, useSave } from '#hooks/write/use-save.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { notify } from '#kit/notice.tsx'
import { Translated } from '#screens/failure-text.tsx'
import { translate } from '#text/language.ts'
import { type Text, text } from '#text/text.ts'
import { formProblems } from './form-problems.ts'
import type { RecordFormProps } from './record-form-context.ts'
import type { Uploads } from './uploads.ts'
import type { FormInputs, FormValues } from './use-form-inputs.ts'
import { useSaveCheck } from './use-save-check.tsx'

/** What a save of a form does besides saving the typed values. */
interface FormSaveInput {
  /** Creates a new record from the values of a stored one. */
  readonly asNew?: boolean
  /** Values that are saved over the typed ones; the form shows them once they are saved. */
  readonly edits?: FormValues
  /** The notice of its success. */
  readonly done?: Text
  /** Leaves the form once everything is saved, in place of `onSaved`. */
  readonly leave?: () => void
}

interface FormRequest extends SaveRequest {
  /** The values of the inputs when it was sent. */
  readonly typed: FormValues
}

interface FormSaveOptions {
  readonly frame: RefObject<HTMLFormElement | null>
  readonly inputs: FormInputs
  readonly draft: Journal
  readonly uploads: Uploads
}

/** The save of a form. */
export type FormSave = ReturnType<typeof useFormSave>

/** Removes the last notice with a next step: the save of the form around takes that step. */
let removeStep: (() => void) | undefined

/** The mutation that validates and saves a form; afterwards the form is compared with the saved record. */
export function useFormSave(
  { resource, onSaved, onFailed, afterSave }: RecordFormProps,
  { frame, inputs, draft, uploads }: FormSaveOptions,
) {
  const { form, baseline, current } = inputs
  const showErrors = useFocusInvalid(frame)
  const { mayBeSaved, dialog } = useSaveCheck(resource, frame)
  const removeMissing = useRef<() => void>(undefined)

  const save = useSave(resource, {
    onSent: draft.noteSent,
    prepare: async ({ asNew, edits }: FormSaveInput): Promise<FormRequest | null> => {
      removeMissing.current?.()
      if (uploads.areUnderWay() && !(await uploads.settled())) {
        const missing = text('Có ảnh chưa tải lên được. Thử lại hoặc bỏ ảnh đó rồi lưu lại nhé.')
        removeMissing.current = notify({ tone: 'bad', text: missing })
        return null
      }
      const known = asNew ? null : baseline.row
      const typed = current()
      const values = { ...(asNew ? valuesOfNew(resource, typed) : typed), ...edits }
      const problems = formProblems(resource, values, known && { id: known.id, values: baseline.values })
      const isValid = Object.keys(problems).length === 0
      // Not without a change: the form would be rendered once more before the request is sent.
      if (!isValid || Object.keys(form.errors).length > 0) form.setErrors(errorsOf(problems))
      if (!isValid || !(await mayBeSaved(known, values))) return null
      inputs.dropConflicts()
      return { known, values, typed }
    },
    onSaved: ({ saved, sent }, { typed }, { done, leave }) => {
      const stored: FormValues = saved ? valuesOf(resource, saved) : sent.values
      // Show the values that the back-end has changed (a blank address, cleaned markup), except fields typed
      // since.
      const typedSince = new Set(changedFields(resource, typed, current()))
      inputs.apply(Object.fromEntries(Object.entries(stored).filter(([name]) => !typedSince.has(name))))
      const edited = baseline.row ? changedFields(resource, baseline.values, typed) : editableFields(resource)
      if (saved) notifyKept(resource, keptFields(resource, saved, sent.values, edited))
      const left = inputs.rebase(saved, stored)
      draft.note(left)
      draft.noteSaved(changedFields(resource, baseline.values, stored))
      if (sent.mergedCount > 0) {
        const count = sent.mergedCount
        notify({ tone: 'plain', text: text('Đã giữ cả {count} ô người khác vừa sửa', { count }) })
      }
      // Values typed during the save keep the form open.
      const isClean = Object.keys(left).length === 0
      const more = isClean && !leave && onSaved && saved?.id ? afterSave : undefined
      removeStep?.()
      const shown = done ?? resource.texts.saved ?? savedText
      const remove = notify({ tone: 'good', text: shown, ...(more && { more }) })
      removeStep = more ? remove : undefined
      if (!isClean) return
      if (leave) leave()
      else onSaved?.(saved)
    },
    onNotSaved: (outcome, { leave }) => {
      if (outcome?.status === 'failed') {
        form.setErrors(errorsOf(byField(resource, outcome.failure.problems)))
      } else if (outcome && outcome.status !== 'gone' && outcome.fresh) inputs.merge(outcome.fresh)
      if (leave) return
      onFailed?.()
      showErrors()
    },
  })
  return { ...save, dialog, showErrors }
}

/** Names the fields whose written values the server has not kept. */
function notifyKept(resource: Resource, kept: readonly string[]): void {
  if (kept.length === 0) return
  const fields = kept.map((name) => translate(fieldOf(resource, name).label)).join(', ')
  notify({ tone: 'bad', text: text('Máy chủ giữ giá trị khác ở: {fields}. Bạn xem lại nhé.', { fields }) })
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

const wrong = '[aria-invalid="true"], [data-state="failed"] button'

/** Returns the function that focuses the first invalid input of a form, or the first button of a failed picture. */
function useFocusInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    // After the render: only then are the errors in the document.
    if (refusals > 0) form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [form, refusals])
  return () => setRefusals((count) => count + 1)
}
