import { type UseFormReturnType, useForm } from '@mantine/form'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createEmitter } from '#browser/emitter.ts'
import { mergeInto } from '#descriptor/merge.ts'
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

/** A field that was changed to different values in the form and in the record. */
export interface Conflict {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** The inputs of a form and the record that they are compared with. */
export type FormInputs = ReturnType<typeof useFormInputs>

/**
 * The uncontrolled inputs of a form, so that a key press renders only its own input, and the names of the
 * fields that differ from the record (`changed`) and from the initial values (`typed`).
 */
export function useFormInputs(resource: Resource, record: Row | null, initial: FormValues) {
  const [baseline, setBaseline] = useState<Baseline>(() => ({
    row: record,
    values: record ? valuesOf(resource, record) : newValues(resource),
    initialValues: initial,
  }))
  const [changed, setChanged] = useState<readonly string[]>(() =>
    changedFields(resource, baseline.values, initial),
  )
  const [typed, setTyped] = useState<readonly string[]>(none)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  /** Returns the values that differ from the initial ones. */
  const compare = (current: FormValues, { values, initialValues }: Omit<Baseline, 'row'>): FormValues => {
    const names = changedFields(resource, initialValues, current)
    setChanged(unlessSame(changedFields(resource, values, current)))
    setTyped(unlessSame(names))
    return Object.fromEntries(names.map((name) => [name, current[name]]))
  }
  const { form, live, onTyped, current, apply, restore } = useInputs(initial, (values) =>
    compare(values, baseline),
  )
  /** Compares with another record from now on; returns the values that differ from it. */
  const rebase = (row: Row | null, values: FormValues) => {
    setBaseline({ row, values, initialValues: values })
    return compare(current(), { values, initialValues: values })
  }
  return {
    form,
    live,
    baseline,
    changed,
    typed,
    conflicts,
    onTyped,
    current,
    apply,
    restore,
    rebase,
    dropConflicts: () => setConflicts([]),
    /** Takes over a newer version of the record: typed values stay, and are a conflict where it has changed them too. */
    merge: (row: Row) => {
      const theirs: FormValues = valuesOf(resource, row)
      const { values, conflicting } = mergeInto(resource, baseline.values, current(), row)
      apply(values)
      rebase(row, theirs)
      const mine = current()
      const found = conflicting.map((name) => ({ name, mine: mine[name], theirs: theirs[name] }))
      setConflicts((last) => [...last.filter(({ name }) => !conflicting.includes(name)), ...found])
    },
    reset: () => {
      restore(baseline.initialValues)
      form.clearErrors()
      setConflicts([])
      compare(baseline.initialValues, baseline)
    },
  }
}

/** Inputs without a record; `typedOf` is called with their values after each change that no record has made. */
function useInputs(initial: FormValues, typedOf: (values: FormValues) => FormValues) {
  const [changes] = useState(() => createEmitter())
  const [typing] = useState(() => createEmitter<[typed: FormValues]>())
  const writer = useRef<'user' | 'record' | 'draft'>('user')
  // Stable, with the latest baseline: the fields are not rendered again for another one.
  const noteTyped = useRef(typedOf)
  const onValuesChange = useCallback(
    (values: FormValues) => {
      changes.emit()
      if (writer.current !== 'record') typing.emit(noteTyped.current(values))
    },
    [changes, typing],
  )
  const form = useForm<FormValues>({ mode: 'uncontrolled', initialValues: initial, onValuesChange })
  // One object for the life of the form, so that a render of the form does not render its readers.
  const latest = useRef<UseFormReturnType<FormValues>>(form)
  useLayoutEffect(() => {
    noteTyped.current = typedOf
  })
  useEffect(() => {
    latest.current = form
  })
  const [live] = useState<LiveValues>(() => ({
    now: form.getValues,
    listen: changes.subscribe,
    isTyped: () => writer.current === 'user',
    write: (name, value) => latest.current.setFieldValue(name, value),
  }))
  /** Writes values into the inputs; an input that is replaced would emit its last change over its new value. */
  const writeAs = (by: 'record' | 'draft', write: () => void) => {
    emitLastChanges()
    writer.current = by
    write()
    writer.current = 'user'
  }
  return {
    form,
    live,
    /** Calls the listener with the typed values after each change; returns the function that ends it. */
    onTyped: typing.subscribe,
    /** The values of the inputs, including the last key. */
    current: () => {
      emitLastChanges()
      return form.getValues()
    },
    /** Sets values that were not typed. */
    apply: (values: FormValues) =>
      writeAs('record', () => {
        for (const [name, value] of Object.entries(values)) {
          if (!sameValue(form.getValues()[name], value)) form.setFieldValue(name, value)
        }
      }),
    /** Sets values of a draft, which are compared as typed ones are. */
    restore: (values: FormValues) => writeAs('draft', () => form.setValues(values)),
  }
}

const none: readonly string[] = []

const unlessSame = (next: readonly string[]) => (last: readonly string[]) =>
  sameValue(last, next) ? last : next
