import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { requestOf } from '#descriptor/operation.ts'
import type { Query } from '#descriptor/request.ts'
import { keys } from '#hooks/read/keys.ts'
import { unreadable } from '#hooks/read/unreadable.ts'
import { send } from '#http/send.ts'
import { type Choice, type HelperName, helpers, readChoices } from './rules/helpers.ts'

/** The query of a helper list, narrowed by a search text where it is one that is searched. */
export function helperOptions(name: HelperName, words = '') {
  return queryOptions({
    queryKey: keys.helper(name, words),
    queryFn: async ({ signal }): Promise<readonly Choice[]> => {
      const query: Query = words === '' ? {} : { keyword: words }
      const choices = readChoices(await send(requestOf(helpers[name], { query }), { signal }))
      if (!choices) throw unreadable()
      return choices
    },
  })
}

/** A helper list; a failed one is empty (S7-167) and says so by `isError`. The old one stays while a new one loads. */
export function useHelper(name: HelperName, words = '') {
  const { data = [], ...query } = useQuery({
    ...helperOptions(name, words),
    placeholderData: keepPreviousData,
  })
  return { ...query, choices: data }
}
