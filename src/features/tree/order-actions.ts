import { IconArrowBarToDown, IconArrowBarToUp, IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Translate } from '#hooks/use-text.ts'
import type { RowAction } from '#kit/list/row-menu.tsx'

/** The menu entries that change the order of a record among its siblings; `onMove` takes the next sibling, null at the end. */
export function orderActions(
  siblings: readonly string[],
  id: string,
  onMove: (before: string | null) => void,
  t: Translate,
): readonly RowAction[] {
  const at = siblings.indexOf(id)
  const end = siblings.length - 1
  const entry = (label: string, icon: RowAction['icon'], before: string | undefined): RowAction => ({
    label,
    ...(icon && { icon }),
    onSelect: () => onMove(before ?? null),
  })
  return [
    ...(at > 0 ? [entry(t('Chuyển lên'), IconArrowUp, siblings[at - 1])] : []),
    ...(at >= 0 && at < end ? [entry(t('Chuyển xuống'), IconArrowDown, siblings[at + 2])] : []),
    // With two steps or more; one step is the same as the entry above.
    ...(at > 1 ? [entry(t('Chuyển lên đầu'), IconArrowBarToUp, siblings[0])] : []),
    ...(at >= 0 && at < end - 1 ? [entry(t('Chuyển xuống cuối'), IconArrowBarToDown, undefined)] : []),
  ]
}
