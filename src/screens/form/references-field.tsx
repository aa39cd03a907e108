import type { Referable } from '#descriptor/field.ts'
import { useChosenMany } from '#hooks/read/use-chosen-many.ts'
import { useText } from '#hooks/use-text.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { ReferencesInput } from '#kit/inputs/references-input.tsx'
import { resourceOf } from '#screens/resource-of.ts'
import { useCreateInPlace } from './use-create-in-place.tsx'
import { useOptionSearch } from './use-option-search.ts'

interface ReferencesFieldProps extends InputProps<readonly string[]> {
  readonly target: Referable
}

/** A picker of several records of another entity; the saved ones always stay selected. */
export function ReferencesField({ target, ...props }: ReferencesFieldProps) {
  const t = useText()
  const resource = resourceOf(target)
  const { pickerProps, options, query } = useOptionSearch(resource)
  const chosen = useChosenMany(resource, props.defaultValue ?? [], query === '' ? options : undefined)
  const { create, drawer } = useCreateInPlace(resource)
  return (
    <>
      <ReferencesInput
        {...props}
        {...pickerProps}
        placeholder={t('Chọn {noun}', { noun: t(resource.noun) })}
        savedLabels={new Map([...chosen].flatMap(([id, { label }]) => (label ? [[id, label]] : [])))}
        gone={new Set([...chosen].flatMap(([id, { isGone }]) => (isGone ? [id] : [])))}
        create={create}
      />
      {drawer}
    </>
  )
}
