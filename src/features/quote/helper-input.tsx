import { useState } from 'react'
import { ReferenceInput } from '#kit/inputs/reference-input.tsx'
import type { Choice, HelperName } from './rules/helpers.ts'
import type { Picked } from './rules/quote-values.ts'
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
  const [query, setQuery] = useState('')
  const { choices, isSuccess, isPlaceholderData, isFetching, isError, refetch } = useHelper(helper, query)
  return (
    <ReferenceInput
      label={label}
      placeholder={placeholder}
      options={choices}
      onSearch={setQuery}
      loadedQuery={isSuccess && !isPlaceholderData ? query : undefined}
      isLoading={isFetching}
      hasFailed={isError}
      onRetry={() => void refetch()}
      defaultValue={picked?.value ?? ''}
      onChange={(value) => onPick(choices.find((choice) => choice.value === value) ?? null)}
      {...(picked ? { savedLabel: picked.label } : {})}
    />
  )
}
