import type { UseFormReturnType } from '@mantine/form'
import { Fragment, memo, type ReactNode, useCallback } from 'react'
import { isRequired } from '#descriptor/conditions/condition.ts'
import type { Kind } from '#descriptor/field.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { allowsField, type Restriction } from '#descriptor/restriction.ts'
import { type Row, sameValue, unknownOf } from '#descriptor/row.ts'
import type { Value } from '#descriptor/value.ts'
import { useText } from '#hooks/use-text.ts'
import { FormFrame, FormRow, FormSection } from '#kit/form-frame.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { type FormCard, formCards } from './form-cards.ts'
import type { InputContext } from './input-context.ts'
import { inputOf } from './inputs.tsx'
import { useSettledValue } from './live-values.ts'
import { StateField } from './record-state.tsx'
import { UnknownNote } from './unknown-note.tsx'

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

/** The fields of a form in the rows and columns of the descriptor; a render of the form alone does not render them. */
export const FormFields = memo(Fields, hasSameFields)

/**
 * Whether a render has the same fields. The form is a new object in each render: only its errors, the keys of its inputs
 * and the read values of its record are compared.
 */
function hasSameFields(
  { form: before, record: old, ...last }: FormFieldsProps,
  { form, record, ...next }: FormFieldsProps,
): boolean {
  const names = Object.keys(next.resource.fields)
  return (
    sameValue(old?.raw, record?.raw) &&
    Object.entries(next).every(([name, value]) => Object.is(value, Reflect.get(last, name))) &&
    names.every((name) => before.key(name) === form.key(name) && before.errors[name] === form.errors[name])
  )
}

function Fields({ resource, form, record, isNarrow, restriction, aside }: FormFieldsProps) {
  const t = useText()
  const { main, side } = formCards(resource, { isNew: record === null, isNarrow })
  const renderField = (name: string) => {
    const field = fieldOf(resource, name)
    if (name === resource.published) return <StateField key={name} record={record} />
    const { help, required, readOnly } = field
    const isLocked = !allowsField(restriction, name) || (record !== null && name === resource.typedKey)
    const isReadOnly = readOnly || isLocked
    const unknown = record && unknownOf(resource, name, record.raw)
    const note = unknown && <UnknownNote unknown={unknown} isReadOnly={isReadOnly} />
    const props: InputProps<Value> = {
      ...form.getInputProps(name),
      name,
      label: t(field.label),
      ...(help ? { description: t(help) } : {}),
      ...(note && { description: help ? [t(help), ' ', note] : note, isUnknown: true }),
      ...(required ? { required } : {}),
      ...(isReadOnly ? { readOnly: true } : {}),
    }
    const context = { field, props, resource, id: record?.id ?? '', currentValues: form.getValues, t }
    const mayBeRequired =
      !props.readOnly && resource.conditions?.some((one) => one.field === name && one.required)
    return (
      <Fragment key={form.key(name)}>
        {mayBeRequired ? <ConditionalInput {...context} /> : inputOf(context)}
      </Fragment>
    )
  }
  const renderCard = ({ title, rows }: FormCard) => (
    <FormSection key={rows[0]?.[0]} title={title && t(title)}>
      {rows.map((row) =>
        row.length > 1 ? (
          <FormRow key={row[0]} isCompact={row.every((name) => isShort(fieldOf(resource, name).kind))}>
            {row.map(renderField)}
          </FormRow>
        ) : (
          row.map(renderField)
        ),
      )}
    </FormSection>
  )
  const hasSide = side.length > 0
  // The aside separates the editable fields from the read-only ones.
  const isReadOnlyCard = ({ rows }: FormCard) => rows.flat().every((name) => fieldOf(resource, name).readOnly)
  return (
    <FormFrame
      side={
        hasSide && (
          <>
            {side.filter((card) => !isReadOnlyCard(card)).map(renderCard)}
            {aside}
            {side.filter(isReadOnlyCard).map(renderCard)}
          </>
        )
      }
    >
      {main.map(renderCard)}
      {!hasSide && aside}
    </FormFrame>
  )
}

// Their values are short enough for three in a line of a phone.
const isShort = (kind: Kind) => kind === 'number' || kind === 'money' || kind === 'time'

/** Milliseconds after the last change of the form. */
const delayMs = 100

/** An input whose mark of a required field follows the values of other fields. */
function ConditionalInput(context: InputContext<Kind>) {
  const { resource, props } = context
  const { name } = props
  const isNeeded = useCallback(
    (values: Readonly<Record<string, unknown>>) => isRequired(resource, name ?? '', values),
    [resource, name],
  )
  const required = useSettledValue(isNeeded, delayMs, props.required === true)
  return inputOf({ ...context, props: { ...props, required } })
}
