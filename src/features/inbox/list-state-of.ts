import type { ListState } from '#descriptor/list-state.ts'
import type { ScreenState } from '#screens/href.ts'

/** The part of a screen's state that its list is requested with: opening a record must not request the list. */
export function listStateOf(state: ScreenState): ListState {
  const { open: _, show: __, ...list } = state
  return list
}
