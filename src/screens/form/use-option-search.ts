import { useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useNameOptions } from '#hooks/names/use-name-options.ts'
import type { ReferenceOptions } from '#kit/inputs/reference-input.tsx'

/** The options of a picker over another entity, ranked for the typed query. */
export function useOptionSearch(resource: Resource): ReferenceOptions {
  const [query, setQuery] = useState('')
  const { options, isBusy, isLocal, hasFailed, retry, more } = useNameOptions(resource, query)
  return {
    options: options ?? none,
    onSearch: setQuery,
    ...(isLocal ? { searchDelay: 0 } : {}),
    onMore: more,
    isLoading: isBusy,
    hasFailed,
    onRetry: retry,
  }
}

const none: ReferenceOptions['options'] = []
