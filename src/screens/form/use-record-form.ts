import { useForm } from '@mantine/form'
import { createElement, useCallback, useEffect, useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { changedFields, newValues, type Row, sameValue, valuesOf } from '#descriptor/row.ts'
import { validate } from '#descriptor/validate.ts'
import { useDraft } from '#hooks/use-draft.ts'
import { type Savable, useSave } from '#hooks/use-save.ts'
import { WriteFailed } from '#hooks/write-failed.ts'
import { Said } from '#screens/said.tsx'

type FormValues = Readonly<Record<string, unknown>>

interface RecordFormOptions {
  readonly resource: Savable
  /** The record as it was read; null for a new one. */
  readonly record: Row | null
  /** What the inputs begin with. */
  readonly start: FormValues
}

/**
 * A form over one record: uncontrolled inputs, so that a key draws nothing but its own input; which fields differ
 * from the record; validation by the descriptor; one save at a time, after which the form stands on what was saved.
 */
export function useRecordForm({ resource, record, start }: RecordFormOptions) {
  const [base, setBase] = useState<{ row: Row | null; values: FormValues; begun: FormValues }>(() => ({
    row: record,
    values: record ? valuesOf(resource, record) : newValues(resource),
    begun: start,
  }))
  const [changed, setChanged] = useState<readonly string[]>(() => changedFields(resource, base.values, start))
  const [typed, setTyped] = useState<readonly string[]>(none)
  const journal = useDraft(resource, record)
  const [failure, setFailure] = useState<WriteFailed | null>(null)
  const { mutateAsync, isPending } = useSave(resource)
  // `isPending` is known only after the next drawing: a second press before it would save a second time.
  const isUnderWay = useRef(false)
  const isFollowing = useRef(false)
  const note = useCallback(
    (values: FormValues, against: FormValues, begun: FormValues) => {
      const keepSame = (next: readonly string[]) => (last: readonly string[]) =>
        sameValue(last, next) ? last : next
      const next = changedFields(resource, begun, values)
      setChanged(keepSame(changedFields(resource, against, values)))
      setTyped(keepSame(next))
      return next
    },
    [resource],
  )
  const write = (names: readonly string[], values: FormValues) =>
    journal.note(Object.fromEntries(names.map((name) => [name, values[name]])))
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: start,
    validate: (values) => errorsOf(resource, values, base.row?.id ?? ''),
    onValuesChange: (values) => {
      // What came from the server was typed by nobody.
      if (isFollowing.current) return
      write(note(values, base.values, base.begun), values)
    },
  })

  useEffect(() => {
    if (!record || record === base.row || isUnderWay.current) return
    const fresh = valuesOf(resource, record)
    const untouched = changedFields(resource, base.values, fresh).filter((name) =>
      sameValue(form.getValues()[name], base.values[name]),
    )
    isFollowing.current = true
    for (const name of untouched) form.setFieldValue(name, fresh[name])
    isFollowing.current = false
    setBase({ row: record, values: fresh, begun: fresh })
    note(form.getValues(), fresh, fresh)
    // Only when the record itself comes anew: shown from what was known, or changed by somebody else meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record])

  /** Saves; gives the saved row, or undefined when it was refused, invalid or under way already. */
  const submit = async (): Promise<Row | null | undefined> => {
    if (isUnderWay.current || form.validate().hasErrors) return undefined
    isUnderWay.current = true
    setFailure(null)
    const values = form.getValues()
    try {
      const row = await mutateAsync({ before: base.row, values })
      const saved = row ? valuesOf(resource, row) : values
      // What the back-end made of a value (a blank address, cleaned markup) shows; what was typed meanwhile stays.
      for (const name of changedFields(resource, values, saved)) {
        if (sameValue(form.getValues()[name], values[name])) form.setFieldValue(name, saved[name])
      }
      setBase({ row, values: saved, begun: saved })
      // None of them forgets the draft.
      write(note(form.getValues(), saved, saved), form.getValues())
      return row
    } catch (error) {
      if (!(error instanceof WriteFailed)) throw error
      setFailure(error)
      form.setErrors(saidProblems(error.problems))
      return undefined
    } finally {
      isUnderWay.current = false
    }
  }

  const discard = () => {
    setFailure(null)
    form.setValues(base.begun)
    form.clearErrors()
    note(base.begun, base.values, base.begun)
    journal.drop()
  }

  const takeDraft = () => {
    if (journal.offered) form.setValues(journal.offered.values)
    journal.take()
  }
  return {
    form,
    base: base.row,
    changed,
    typed,
    draft: journal.offered,
    takeDraft,
    refuseDraft: journal.refuse,
    failure,
    isSaving: isPending,
    submit,
    discard,
  }
}

const none: readonly string[] = []

function errorsOf(resource: Resource, values: FormValues, id: string) {
  return saidProblems(validate(resource, values, id))
}

// As elements, so that an error that stands there follows the language when it is changed.
function saidProblems(problems: WriteFailed['problems']) {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, createElement(Said, { text: problem })]),
  )
}
