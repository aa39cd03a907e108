import { useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useOptionPages } from '#hooks/read/use-option-pages.ts'
import type { ReferenceOptions } from '#kit/inputs/reference-input.tsx'

/** The options of a picker over another entity: the server searches and returns them page by page. */
export function usePicking(resource: Resource) {
  const [words, setWords] = useState('')
  const { options, isBusy, hasFailed, retry, more } = useOptionPages(resource, words)
  const picking: ReferenceOptions = {
    options: options ?? none,
    onSearch: setWords,
    onMore: more,
    isLoading: isBusy,
    hasFailed,
    onRetry: retry,
  }
  return { picking, options, words }
}

const none: ReferenceOptions['options'] = []
