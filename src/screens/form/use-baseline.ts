import { type UseFormReturnType, useForm } from '@mantine/form'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createEmitter } from '#browser/emitter.ts'
import type { Resource } from '#descriptor/resource.ts'
import { changedFields, newValues, type Row, sameValue, valuesOf } from '#descriptor/row.ts'
import { emitLastChanges } from '#kit/rich-text/change-emitter.ts'
import type { LiveValues } from './live-values.ts'

export type FormValues = Readonly<Record<string, unknown>>

/** The values that a form is compared with. */
interface Baseline {
  /** The record as it was read or saved; null for a new one. */
  readonly row: Row | null
  readonly values: FormValues
  /** The values that the inputs started with. */
  readonly initialValues: FormValues
}

/** The inputs of a form and the record that they are compared with. */
export interface FormInputs {
  readonly form: UseFormReturnType<FormValues>
  readonly baseline: Baseline
  /** The values of the inputs, including the last key. */
  readonly current: () => FormValues
  /** Sets values that were not typed. */
  readonly apply: (values: FormValues) => void
  /** Sets values of a draft, which are compared as typed ones are. */
  readonly restore: (values: FormValues) => void
  /** Compares with another record from now on; returns the names of the fields that differ from it. */
  readonly rebase: (row: Row | null, values: FormValues) => readonly string[]
}

/**
 * The uncontrolled inputs of a form, so that a key press renders only its own input, and the names of the
 * fields that differ from the record (`changed`) and from the initial values (`typed`). `onTyped` is called
 * with the latter.
 */
export function useBaseline(
  resource: Resource,
  record: Row | null,
  initial: FormValues,
  onTyped: (names: readonly string[], values: FormValues) => void,
) {
  const [baseline, setBaseline] = useState<Baseline>(() => ({
    row: record,
    values: record ? valuesOf(resource, record) : newValues(resource),
    initialValues: initial,
  }))
  const [changed, setChanged] = useState<readonly string[]>(() =>
    changedFields(resource, baseline.values, initial),
  )
  const [typed, setTyped] = useState<readonly string[]>(none)
  const compare = useCallback(
    (current: FormValues, { values, initialValues }: Omit<Baseline, 'row'>) => {
      const next = changedFields(resource, initialValues, current)
      setChanged(unlessSame(changedFields(resource, values, current)))
      setTyped(unlessSame(next))
      return next
    },
    [resource],
  )
  const [changes] = useState(() => createEmitter())
  const isApplying = useRef(false)
  const isRestoring = useRef(false)
  // Stable, with the latest baseline: the fields are not rendered again for another one.
  const noteTyped = useRef<(values: FormValues) => void>(undefined)
  const onValuesChange = useCallback(
    (values: FormValues) => {
      changes.emit()
      if (!isApplying.current) noteTyped.current?.(values)
    },
    [changes],
  )
  const form = useForm<FormValues>({ mode: 'uncontrolled', initialValues: initial, onValuesChange })
  useLayoutEffect(() => {
    noteTyped.current = (values) => onTyped(compare(values, baseline), values)
  })
  const current = () => {
    emitLastChanges()
    return form.getValues()
  }
  const apply = (values: FormValues) => {
    // An input that is replaced would emit them over its new value.
    emitLastChanges()
    isApplying.current = true
    for (const [name, value] of Object.entries(values)) {
      if (!sameValue(form.getValues()[name], value)) form.setFieldValue(name, value)
    }
    isApplying.current = false
  }
  const restore = (values: FormValues) => {
    emitLastChanges()
    isRestoring.current = true
    form.setValues(values)
    isRestoring.current = false
  }
  const rebase = (row: Row | null, values: FormValues) => {
    setBaseline({ row, values, initialValues: values })
    return compare(current(), { values, initialValues: values })
  }
  const reset = () => {
    restore(baseline.initialValues)
    form.clearErrors()
    compare(baseline.initialValues, baseline)
  }

  // One object for the life of the form, so that a render of the form does not render its readers.
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const [live] = useState<LiveValues>(() => ({
    now: form.getValues,
    listen: changes.subscribe,
    isTyped: () => !isApplying.current && !isRestoring.current,
    write: (name, value) => latest.current.setFieldValue(name, value),
  }))
  return { form, live, baseline, changed, typed, current, apply, restore, rebase, reset }
}

const none: readonly string[] = []

const unlessSame = (next: readonly string[]) => (last: readonly string[]) =>
  sameValue(last, next) ? last : next
