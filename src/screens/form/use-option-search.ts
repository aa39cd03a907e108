import { useMemo, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useNameOptions } from '#hooks/names/use-name-options.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import type { ReferenceOption } from '#kit/inputs/reference-option.ts'
import type { ReferenceOptions } from '#kit/inputs/use-picker.tsx'

/** The options of a picker over another entity, ranked for the typed query. */
export function useOptionSearch(resource: Resource): ReferenceOptions {
  const t = useText()
  const [query, setQuery] = useState('')
  const { options, isCurrent, isBusy, isLocal, hasFailed, retry, more } = useNameOptions(resource, query)
  return {
    options: useMemo(() => options?.map((option) => named(option, t)) ?? none, [options, t]),
    onSearch: setQuery,
    loadedQuery: isCurrent ? query : undefined,
    ...(isLocal ? { searchDelay: 0 } : {}),
    onMore: more,
    isLoading: isBusy,
    hasFailed,
    onRetry: retry,
  }
}

function named(option: ReferenceOption, t: Translate): ReferenceOption {
  return option.label === '' ? { ...option, label: t('Chưa có tên') } : option
}

const none: ReferenceOptions['options'] = []
