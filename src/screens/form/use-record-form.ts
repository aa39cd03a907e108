import { useForm } from '@mantine/form'
import { createElement, useCallback, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { changedFields, type Row, sameValue, valuesOf } from '#descriptor/row.ts'
import { validate } from '#descriptor/validate.ts'
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
  const [base, setBase] = useState<{ row: Row | null; values: FormValues }>(() => ({
    row: record,
    values: record ? valuesOf(resource, record) : start,
  }))
  const [changed, setChanged] = useState<readonly string[]>(() => changedFields(resource, base.values, start))
  const [failure, setFailure] = useState<WriteFailed | null>(null)
  const { mutateAsync, isPending } = useSave(resource)
  const note = useCallback(
    (values: FormValues, against: FormValues) => {
      const next = changedFields(resource, against, values)
      setChanged((last) => (sameValue(last, next) ? last : next))
    },
    [resource],
  )
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: start,
    validate: (values) => errorsOf(resource, values, base.row?.id ?? ''),
    onValuesChange: (values) => note(values, base.values),
  })

  /** Saves; gives the saved row, or undefined when it was refused, invalid or under way already. */
  const submit = async (): Promise<Row | null | undefined> => {
    if (isPending || form.validate().hasErrors) return undefined
    setFailure(null)
    const values = form.getValues()
    try {
      const row = await mutateAsync({ before: base.row, values })
      const saved = row ? valuesOf(resource, row) : values
      // What the back-end made of a value (a blank address, cleaned markup) shows; what was typed meanwhile stays.
      for (const name of changedFields(resource, values, saved)) {
        if (sameValue(form.getValues()[name], values[name])) form.setFieldValue(name, saved[name])
      }
      setBase({ row, values: saved })
      note(form.getValues(), saved)
      return row
    } catch (error) {
      if (!(error instanceof WriteFailed)) throw error
      setFailure(error)
      form.setErrors(saidProblems(error.problems))
      return undefined
    }
  }

  const discard = () => {
    setFailure(null)
    form.setValues(base.values)
    form.clearErrors()
    note(base.values, base.values)
  }

  return { form, base: base.row, changed, failure, isSaving: isPending, submit, discard }
}

function errorsOf(resource: Resource, values: FormValues, id: string) {
  return saidProblems(validate(resource, values, id))
}

// As elements, so that an error that stands there follows the language when it is changed.
function saidProblems(problems: WriteFailed['problems']) {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, createElement(Said, { text: problem })]),
  )
}
