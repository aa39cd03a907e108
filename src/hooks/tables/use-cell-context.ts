import { useQuery } from '@tanstack/react-query'
import type { Resource } from '#descriptor/resource.ts'
import { keys } from '#hooks/read/keys.ts'
import { useText } from '#hooks/use-text.ts'
import { language } from '#text/language.ts'
import { loadCellContext } from './load-cell-context.ts'
import { pasteFields } from './match-columns.ts'

/** The names that the cells of a pasted or imported table may have; null while they are loading. `reload` reads them again. */
export function useCellContext(resource: Resource) {
  const t = useText()
  const { data, refetch } = useQuery({
    queryKey: keys.cellContext(resource, language()),
    queryFn: () => loadCellContext(resource, { names: pasteFields(resource), t }),
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  return { context: data ?? null, reload: () => void refetch() }
}
