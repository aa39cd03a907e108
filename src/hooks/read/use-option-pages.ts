import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Resource } from '#descriptor/resource.ts'
import { keys } from './keys.ts'
import { type OptionPage, readOptions } from './read-options.ts'

/** The options of a picker for a search text, page by page; the old ones are kept while new ones load. */
export function useOptionPages(resource: Resource, search: string, enabled = true) {
  const query = useInfiniteQuery({
    queryKey: keys.optionPages(resource, search),
    queryFn: ({ pageParam, signal }) => readOptions(resource, search, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: OptionPage) => last.next,
    placeholderData: keepPreviousData,
    enabled,
    select: ({ pages }) => pages.flatMap(({ options }) => options),
  })
  const {
    data,
    isPlaceholderData,
    isFetching,
    isError,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = query
  return {
    options: data,
    isCurrent: data !== undefined && !isPlaceholderData,
    isBusy: isFetching,
    hasFailed: isError,
    retry: () => void (data && hasNextPage ? fetchNextPage() : refetch()),
    // A second request for a page that is loading would cancel and restart the first.
    more: () => void (hasNextPage && !isFetchingNextPage && fetchNextPage()),
  }
}
