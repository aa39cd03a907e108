import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query'
import { useContext } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { searchMatcher } from '#descriptor/search.ts'
import type { HelperName } from '#features/quote/rules/helpers.ts'
import { helperOptions, useHelper } from '#features/quote/use-helper.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { canSearch, searchRecords } from '#hooks/read/search-records.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import type { Text } from '#text/text.ts'
import {
  customerList,
  hasPeople,
  matchingPeople,
  mergePeople,
  type PeopleResource,
  type Person,
  personOfChoice,
  personOfRow,
  reachKey,
} from './person.ts'

/** The people of a query, and the lists that could not be searched. */
interface PeopleSearch {
  readonly people: readonly Person[]
  readonly isAsking: boolean
  readonly failed: readonly Text[]
  readonly retry: () => void
}

/** Searches a helper list and, for customers, the entities whose records are people; each list answers by itself. */
export function usePeople(helper: HelperName, title: Text, query: string): PeopleSearch {
  const resources = useContext(ResourcesContext)
  const searched = helper === 'customer' && query !== '' ? peopleIn(resources) : []
  const listed = useHelper(helper, query)
  const records = useQueries({
    queries: searched.map((resource) => ({
      ...peopleOptions(resource, query),
      placeholderData: keepPreviousData<readonly Person[]>,
    })),
  })
  const lists = [listed, ...records]
  const listOf = (at: number) => (at === 0 ? title : (searched[at - 1]?.title ?? ''))
  const found = mergePeople([
    listed.choices.map((choice) => personOfChoice(choice, title)),
    ...records.map(({ data }) => data ?? []),
  ])
  const matches = searchMatcher(query)
  return {
    // Results of the query before are offered only as far as they match.
    people: lists.some((one) => one.isPlaceholderData) ? found.filter(({ label }) => matches(label)) : found,
    isAsking: lists.some((one) => one.isFetching),
    failed: lists.flatMap((one, at) => (one.isError && !one.isFetching ? [listOf(at)] : [])),
    retry: () => {
      for (const { isError, refetch } of lists) if (isError) void refetch()
    },
  }
}

/** The person with a phone number in the lists of customers and people, the entry with an id before others; undefined for none. */
export async function personOfPhone(
  resources: readonly Resource[],
  phone: string,
  id: string,
): Promise<Person | undefined> {
  const read = async (people: Promise<readonly Person[]>) => people.catch(() => [])
  const choices = cache.fetchQuery(helperOptions('customer', phone))
  const lists = await Promise.all([
    read(choices.then((found) => found.map((choice) => personOfChoice(choice, customerList)))),
    ...peopleIn(resources).map((resource) => read(cache.fetchQuery(peopleOptions(resource, phone)))),
  ])
  const isFirst = (one: Person) => one.value === id
  const sorted = lists
    .map((people) => people.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one))))
    .toSorted((one, other) => Number(other.some(isFirst)) - Number(one.some(isFirst)))
  return mergePeople(sorted).find(({ keys: own }) => own.includes(reachKey(phone)))
}

function peopleIn(resources: readonly Resource[]): readonly PeopleResource[] {
  return resources.filter(hasPeople).filter(canSearch)
}

function peopleOptions(resource: PeopleResource, query: string) {
  return queryOptions({
    queryKey: [...keys.search(resource, query), 'people'],
    queryFn: async ({ signal }): Promise<readonly Person[]> => {
      const found = await searchRecords<Resource>(resource, query, { signal })
      return matchingPeople(resource, found?.rows ?? [], query).map((row) => personOfRow(resource, row))
    },
  })
}
