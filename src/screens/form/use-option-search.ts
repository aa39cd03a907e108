import { useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useOptionPages } from '#hooks/read/use-option-pages.ts'
import type { ReferenceOptions } from '#kit/inputs/reference-input.tsx'

/** The options of a picker over another entity: the server searches and returns them page by page. */
export function useOptionSearch(resource: Resource) {
  const [query, setQuery] = useState('')
  const { options, isBusy, hasFailed, retry, more } = useOptionPages(resource, query)
  const pickerProps: ReferenceOptions = {
    options: options ?? none,
    onSearch: setQuery,
    onMore: more,
    isLoading: isBusy,
    hasFailed,
    onRetry: retry,
  }
  return { pickerProps, options, query }
}

const none: ReferenceOptions['options'] = []
