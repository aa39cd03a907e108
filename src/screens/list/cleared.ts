import type { ScreenState } from '#screens/href.ts'

/** The parts of a list's state that are cleared; without one only the first page is opened. */
export interface Cleared {
  readonly search?: boolean
  readonly filters?: boolean
}

/** The first page of a list without some parts of its state. */
export function cleared(state: ScreenState, { search = false, filters = false }: Cleared): ScreenState {
  return { ...state, page: 1, ...(search && { search: '' }), ...(filters && { filters: {} }) }
}
