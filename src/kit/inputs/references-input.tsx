import { MultiSelect } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { useRef, useState } from 'react'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './picker.module.css'
import { createValue } from './reference-option.ts'
import { type ReferenceOptions, usePicker } from './use-picker.tsx'

/** The props of a picker of several records. */
export interface ReferencesInputProps extends InputProps<readonly string[]>, ReferenceOptions {
  /** Labels by id, for saved records that are not among the options. */
  readonly savedLabels: ReadonlyMap<string, string>
  /** Ids of saved records that have been deleted. */
  readonly gone: ReadonlySet<string>
}

const NONE: readonly string[] = []

/** Selects several records by their labels. The saved ones stay selected even if the options lack them. */
export function ReferencesInput(props: ReferencesInputProps) {
  const [values, setValues] = useState(props.defaultValue ?? NONE)
  const { typedRef, createRecord, select, frame } = usePicker(props, { ...props, values })
  // A ref: a create ends after later choices.
  const latest = useRef(values)
  const choose = (chosen: readonly string[]) => {
    latest.current = chosen
    setValues(chosen)
    props.onChange?.(chosen)
  }
  const create = async (name: string) => {
    const created = await createRecord(name)
    if (created) choose([...latest.current, created.value])
  }
  const { name: _, placeholder, ...field } = fieldProps(props)
  return frame(
    <MultiSelect
      {...field}
      {...select}
      {...(values.length === 0 && placeholder ? { placeholder } : {})}
      value={[...values]}
      onChange={(chosen: string[]) => {
        const ids = chosen.filter((value) => value !== createValue)
        if (ids.length < chosen.length) void create(typedRef.current)
        else choose(ids)
        typedRef.current = ''
      }}
      classNames={{
        ...select.classNames,
        input: classes.pills,
        inputField: classes.search,
        pill: classes.pill,
      }}
    />,
  )
}
