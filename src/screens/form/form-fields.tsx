import type { UseFormReturnType } from '@mantine/form'
import { Fragment, type ReactNode } from 'react'
import type { Value } from '#descriptor/field.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { allowsField, type Restriction } from '#descriptor/restriction.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { FormFrame, FormRow, FormSection } from '#kit/form-frame.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { formRows } from './form-rows.ts'
import { inputOf } from './inputs.tsx'
import { StateField } from './state-field.tsx'

interface FormFieldsProps {
  readonly resource: Resource
  readonly form: UseFormReturnType<Readonly<Record<string, unknown>>>
  /** The record that the form is compared with; null for a new one. */
  readonly record: Row | null
  readonly isNarrow: boolean
  readonly restriction: Restriction | undefined
  /**
   * Content of the side column between its editable and its read-only fields, or below all fields without
   * such a column: its height may change.
   */
  readonly aside?: ReactNode
}

/** The fields of a form in the rows and columns of the descriptor. */
export function FormFields({ resource, form, record, isNarrow, restriction, aside }: FormFieldsProps) {
  const t = useText()
  const { main, side } = formRows(resource, { isNew: record === null, isNarrow })
  const renderField = (name: string) => {
    const field = fieldOf(resource, name)
    if (name === resource.published) return <StateField key={name} resource={resource} record={record} />
    const { help, required, readOnly } = field
    const isLocked = !allowsField(restriction, name)
    const props: InputProps<Value> = {
      ...form.getInputProps(name),
      name,
      label: t(field.label),
      ...(help ? { description: t(help) } : {}),
      ...(required ? { required } : {}),
      ...(readOnly || isLocked ? { readOnly: true } : {}),
    }
    return (
      <Fragment key={form.key(name)}>
        {inputOf({ field, props, resource, id: record?.id ?? '', currentValues: form.getValues, t })}
      </Fragment>
    )
  }
  const renderRow = (row: readonly string[]) =>
    row.length > 1 ? <FormRow key={row[0]}>{row.map(renderField)}</FormRow> : row.map(renderField)
  const hasSide = side.length > 0
  // The aside separates the editable fields from the read-only ones.
  const isReadOnlyRow = (row: readonly string[]) =>
    aside !== undefined && row.every((name) => fieldOf(resource, name).readOnly)
  const editableRows = side.filter((row) => !isReadOnlyRow(row))
  const readOnlyRows = side.filter(isReadOnlyRow)
  return (
    <FormFrame
      side={
        hasSide && (
          <>
            <FormSection>{editableRows.map(renderRow)}</FormSection>
            {aside}
            {readOnlyRows.length > 0 && <FormSection>{readOnlyRows.map(renderRow)}</FormSection>}
          </>
        )
      }
    >
      <FormSection>{main.map(renderRow)}</FormSection>
      {!hasSide && aside}
    </FormFrame>
  )
}
