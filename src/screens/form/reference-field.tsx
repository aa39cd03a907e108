import { useState } from 'react'
import type { Referable } from '#descriptor/field.ts'
import { useChosenLabel, useOptions } from '#hooks/use-options.ts'
import { useText } from '#hooks/use-text.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { ReferenceInput } from '#kit/inputs/reference-input.tsx'
import { resourceOf } from '#screens/resource-of.ts'

interface ReferenceFieldProps extends InputProps<string> {
  readonly target: Referable
  /** A record that may not be chosen: a parent is never itself. */
  readonly except?: string
}

/** A picker over another entity: the server searches, and the saved record stays whatever becomes of the options. */
export function ReferenceField({ target, except, ...props }: ReferenceFieldProps) {
  const t = useText()
  const [words, setWords] = useState('')
  const resource = resourceOf(target)
  const { data, isFetching, isError, refetch } = useOptions(resource, words, true)
  const saved = useChosenLabel(resource, words === '' ? (props.defaultValue ?? '') : '', data)
  return (
    <ReferenceInput
      {...props}
      placeholder={except === undefined ? t('Chọn {noun}', { noun: t(resource.noun) }) : t('Cấp cao nhất')}
      options={(data ?? []).filter(({ value }) => value !== except || except === '')}
      onSearch={setWords}
      isLoading={isFetching}
      hasFailed={isError}
      onRetry={() => void refetch()}
      {...(saved ? { savedLabel: saved } : {})}
    />
  )
}
