import { type ComponentProps, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { late, type WaitingProps } from '#kit/late.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'

// What one does with many records at once comes with the first one picked, or when its menu is opened.

const PickedHands = late(async () => (await import('./picked-hands.tsx')).PickedHands, Waiting)

/** The menu of a list: its saved views, its export. */
export const ListMenu = late(async () => (await import('./list-menu.tsx')).ListMenu, Waiting)

/** What stands at the foot of a list once rows of it have been picked. */
export function PickedRows(props: ComponentProps<typeof PickedHands>) {
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && props.picks.size > 0) setWanted(true)
  return isWanted && <PickedHands {...props} />
}

function Waiting<P>({ hasFailed, onRetry }: WaitingProps<P>) {
  const t = useText()
  return hasFailed && <FailedState text={t('Chưa tải được phần này.')} onRetry={onRetry} isLine />
}
