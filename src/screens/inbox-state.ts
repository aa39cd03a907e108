import { inboxStates } from '#descriptor/inbox.ts'
import { type ListState, writeListState } from '#descriptor/list-state.ts'
import type { Order } from '#descriptor/order.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { ScreenSearch } from './screen-search.ts'

/** The state of an inbox and the record that it shows. */
interface InboxState extends ListState {
  readonly open?: string
}

/** The view of the records of every state, as the address names it. */
const allStates = 'all'

/** An inbox opens on its new records, the newest first. */
export function readInboxState(resource: Resource, state: ListState, search: ScreenSearch): InboxState {
  const { field, fresh } = inboxStates(resource)
  const isNew = fresh && state.filters[field] === undefined && search.view !== allStates
  return {
    ...state,
    filters: isNew ? { ...state.filters, [field]: fresh.value } : state.filters,
    order: state.order ?? newestFirst(resource),
    ...(search.id ? { open: search.id } : {}),
  }
}

/** The shortest parameters that read back as the same state. */
export function writeInboxState(
  resource: Resource,
  state: InboxState,
): Readonly<Record<string, string | number | undefined>> {
  const { field, fresh } = inboxStates(resource)
  const { [field]: value, ...others } = state.filters
  const filters = value === fresh?.value ? others : state.filters
  const order = state.order?.desc && state.order.key === newestFirst(resource)?.key ? null : state.order
  return {
    ...(fresh && value === undefined ? { view: allStates } : {}),
    ...writeListState(resource, { ...state, filters, order }),
    id: state.open,
  }
}

function newestFirst({ list }: Resource): Order | null {
  return list.order === undefined && list.sort?.includes('created_at')
    ? { key: 'created_at', desc: true }
    : null
}
