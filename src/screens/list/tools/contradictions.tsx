import { hasOthers, useContradicted } from '#hooks/read/use-contradicted.ts'
import { lazyComponent } from '#kit/lazy-component.tsx'
import { useResource } from '#screens/resource-context.ts'
import type { ListContradiction } from './contradiction-mark.tsx'

// The code of what a list shows of contradictions, which are found after its rows.
const ContradictionMark = lazyComponent(
  async () => (await import('./contradiction-mark.tsx')).ContradictionMark,
  () => null,
)
const ContradictionStatus = lazyComponent(
  async () => (await import('./contradiction-mark.tsx')).ContradictionStatus,
  () => null,
)

type ListProps = Pick<ListContradiction, 'state'>

/** Reads out what the rows of a list contradict. */
export function ContradictionMarks(props: ListProps) {
  const found = useContradicted(useResource(), props.state)
  return (hasOthers(found) || found.order) && <ContradictionStatus {...props} found={found} />
}

/** The mark of a filter, without a name of the view, that the back-end ignores; nothing for one that rows do not contradict. */
export function FilterMark(props: ListProps & Pick<ListContradiction, 'name' | 'isSign'>) {
  const { filters, view } = useContradicted(useResource(), props.state)
  const isFound = props.name === undefined ? view : filters.includes(props.name)
  return isFound && <ContradictionMark {...props} of="filter" />
}

/** The id of the mark of a search, which describes its box. */
export const searchMarkId = 'search-mark'

/** The mark of a search that the back-end ignores. */
export function SearchMark(props: ListProps) {
  const { search } = useContradicted(useResource(), props.state)
  return search && <ContradictionMark {...props} of="search" id={searchMarkId} />
}

/** The mark of an order that the back-end ignores, for the head of its column. */
export function OrderMark(props: ListProps) {
  return <ContradictionMark {...props} of="order" isSign />
}
