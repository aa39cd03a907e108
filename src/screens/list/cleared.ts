import type { ScreenState } from '#screens/href.ts'

/** The parts of a list's state that are cleared; without one only the first page is opened. */
export interface Cleared {
  readonly search?: boolean
  /** All filters, or those of some fields. */
  readonly filters?: boolean | readonly string[]
}

/** The first page of a list without some parts of its state. */
export function cleared(state: ScreenState, { search = false, filters = false }: Cleared): ScreenState {
  const isCleared = (name: string) => (typeof filters === 'boolean' ? filters : filters.includes(name))
  const left = Object.entries(state.filters).filter(([name]) => !isCleared(name))
  return { ...state, page: 1, ...(search && { search: '' }), filters: Object.fromEntries(left) }
}
