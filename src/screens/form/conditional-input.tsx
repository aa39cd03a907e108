import { useCallback } from 'react'
import { holds } from '#descriptor/conditions/condition.ts'
import type { Kind } from '#descriptor/field.ts'
import type { InputContext } from './input-context.ts'
import { inputOf } from './inputs.tsx'
import { useSettledValue } from './live-values.ts'

/** Milliseconds after the last change of the form. */
const delayMs = 100

/** An input whose mark of a required field follows the values of other fields. */
export function ConditionalInput(context: InputContext<Kind>) {
  const { resource, props } = context
  const { name } = props
  const isRequired = useCallback(
    (values: Readonly<Record<string, unknown>>) =>
      resource.conditions?.some((one) => one.field === name && one.required && holds(one, values)) ?? false,
    [resource, name],
  )
  const required = useSettledValue(isRequired, delayMs, false) || props.required === true
  return inputOf({ ...context, props: { ...props, required } })
}
