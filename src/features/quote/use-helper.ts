import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { requestOf } from '#descriptor/operation.ts'
import type { Query } from '#descriptor/request.ts'
import { phoneSpellings } from '#descriptor/search.ts'
import { unreadable } from '#hooks/read/errors.ts'
import { firstResult } from '#hooks/read/first-result.ts'
import { keys } from '#hooks/read/keys.ts'
import { send } from '#http/send.ts'
import { type Choice, type HelperName, helpers, readChoices } from './rules/helpers.ts'

/** The query of a helper list, with a search text if the server searches the list. */
export function helperOptions(name: HelperName, search = '') {
  return queryOptions({
    queryKey: keys.helper(name, search),
    queryFn: async ({ signal }): Promise<readonly Choice[]> => {
      const read = async (keyword: string) => {
        const query: Query = keyword === '' ? {} : { keyword }
        const choices = readChoices(await send(requestOf(helpers[name], { query }), { signal }))
        if (!choices) throw unreadable()
        return choices
      }
      return firstResult(phoneSpellings(search), read, (choices) => choices.length > 0)
    },
  })
}

/** A helper list; empty after a failure (S7-167). The previous list remains while a new one loads. */
export function useHelper(name: HelperName, search = '') {
  const { data = [], ...query } = useQuery({
    ...helperOptions(name, search),
    placeholderData: keepPreviousData,
  })
  return { ...query, choices: data }
}
