import { Select } from '@mantine/core'
import { useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import { createValue } from './reference-option.ts'
import { type ReferenceOptions, usePicker } from './use-picker.tsx'

/** The props of a picker of one record. */
export interface ReferenceInputProps extends InputProps<string>, ReferenceOptions {
  /** The label of the saved record, which may not be among the options. */
  readonly savedLabel?: string
  /** Whether the saved record has been deleted. */
  readonly isSavedGone?: boolean
}

/** Selects a record by its label; '' is none. The saved one stays selected even if the options lack it. */
export function ReferenceInput(props: ReferenceInputProps) {
  const t = useText()
  const saved = props.defaultValue ?? ''
  const [values, setValues] = useState<readonly string[]>(saved === '' ? [] : [saved])
  const { typedRef, isQuery, createRecord, select, frame } = usePicker(props, {
    values,
    savedLabels: new Map([[saved, props.savedLabel]]),
    gone: new Set(props.isSavedGone ? [saved] : []),
    isSingle: true,
  })
  // The number of choices: one that is made during a create stays.
  const choices = useRef(0)
  const choose = (value: string) => {
    typedRef.current = ''
    choices.current += 1
    setValues(value === '' ? [] : [value])
    props.onChange?.(value)
  }
  const create = async () => {
    const name = isQuery(typedRef.current) ? typedRef.current : ''
    const before = choices.current
    const created = await createRecord(name)
    // Choosing it would replace a query that has been typed in the meantime.
    const isTyping = typedRef.current !== '' && typedRef.current !== name
    if (created && choices.current === before && !isTyping) choose(created.value)
  }
  return frame(
    <Select
      {...fieldProps(props)}
      {...select}
      // Controlled: an uncontrolled Select discards the typed text whenever its options change.
      value={values[0] ?? null}
      onChange={(value) => (value === createValue ? void create() : choose(value ?? ''))}
      // Typing replaces the present text.
      onFocus={(event) => {
        event.currentTarget.select()
        props.onFocus?.(event)
      }}
      onClick={(event) => event.currentTarget.select()}
      clearable={!props.required && !props.readOnly}
      clearButtonProps={{ 'aria-label': t('Bỏ chọn {name}', { name: props.label }), size: '1.5rem' }}
      allowDeselect={!props.required}
    />,
  )
}
