import { useCallback } from 'react'
import { isRequired } from '#descriptor/conditions/condition.ts'
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
  const isNeeded = useCallback(
    (values: Readonly<Record<string, unknown>>) => isRequired(resource, name ?? '', values),
    [resource, name],
  )
  const required = useSettledValue(isNeeded, delayMs, props.required === true)
  return inputOf({ ...context, props: { ...props, required } })
}
