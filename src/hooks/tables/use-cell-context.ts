import { useQuery } from '@tanstack/react-query'
import type { Resource } from '#descriptor/resource.ts'
import { keys } from '#hooks/read/keys.ts'
import { useText } from '#hooks/use-text.ts'
import { language } from '#text/language.ts'
import { loadCellContext } from './load-cell-context.ts'
import { isPasteable } from './read-cell.ts'

/** The names that the cells of an imported table may have; null while they are loading. `reload` reads them again. */
export function useCellContext(resource: Resource) {
  const t = useText()
  const { data, refetch } = useQuery({
    queryKey: keys.cellContext(resource, language()),
    queryFn: () => {
      const names = Object.entries(resource.fields).flatMap(([name, field]) =>
        isPasteable(field) ? [name] : [],
      )
      return loadCellContext(resource, { names, t })
    },
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  return { context: data ?? null, reload: () => void refetch() }
}
