import { useState } from 'react'
import { ReferenceInput } from '#kit/inputs/reference-input.tsx'
import type { Picked } from './rules/desk.ts'
import type { Choice, HelperName } from './rules/helpers.ts'
import { useHelper } from './use-helper.ts'

interface HelperInputProps {
  readonly helper: HelperName
  readonly label: string
  readonly placeholder: string
  readonly picked: Picked | null
  readonly onPick: (choice: Choice | null) => void
}

/**
 * A picker for a helper list that the server searches; a failed list is empty and shows the failure below.
 */
export function HelperInput({ helper, label, placeholder, picked, onPick }: HelperInputProps) {
  const [words, setWords] = useState('')
  const { choices, isFetching, isError, refetch } = useHelper(helper, words)
  return (
    <ReferenceInput
      label={label}
      placeholder={placeholder}
      options={choices}
      onSearch={setWords}
      isLoading={isFetching}
      hasFailed={isError}
      onRetry={() => void refetch()}
      defaultValue={picked?.value ?? ''}
      onChange={(value) => onPick(choices.find((choice) => choice.value === value) ?? null)}
      {...(picked ? { savedLabel: picked.label } : {})}
    />
  )
}
