import type { UseFormReturnType } from '@mantine/form'
import { Fragment, type ReactNode } from 'react'
import type { Value } from '#descriptor/field.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import { FormFrame, FormRow, FormSection } from '#kit/form-frame.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { formRows } from './form-rows.ts'
import { inputOf } from './inputs.tsx'

interface FormFieldsProps {
  readonly resource: Resource
  readonly form: UseFormReturnType<Readonly<Record<string, unknown>>>
  readonly id: string
  readonly isNew: boolean
  readonly isNarrow: boolean
  /** Stands last in the side column, or below all fields where there is none: it may grow, and moves nothing. */
  readonly aside?: ReactNode
}

/** The fields of a form in the rows and columns that the descriptor gives them. */
export function FormFields({ resource, form, id, isNew, isNarrow, aside }: FormFieldsProps) {
  const t = useText()
  const { main, side } = formRows(resource, { isNew, isNarrow })
  const draw = (name: string) => {
    const field = fieldOf(resource, name)
    const { help, required, readOnly } = field
    const props: InputProps<Value> = {
      ...form.getInputProps(name),
      name,
      label: t(field.label),
      ...(help ? { description: t(help) } : {}),
      ...(required ? { required } : {}),
      ...(readOnly ? { readOnly } : {}),
    }
    return (
      <Fragment key={form.key(name)}>
        {inputOf({ field, props, resource, id, valuesNow: form.getValues, t })}
      </Fragment>
    )
  }
  const drawRow = (row: readonly string[]) =>
    row.length > 1 ? <FormRow key={row[0]}>{row.map(draw)}</FormRow> : row.map(draw)
  const hasSide = side.length > 0
  return (
    <FormFrame
      side={
        hasSide && (
          <>
            <FormSection>{side.map(drawRow)}</FormSection>
            {aside}
          </>
        )
      }
    >
      <FormSection>{main.map(drawRow)}</FormSection>
      {!hasSide && aside}
    </FormFrame>
  )
}
