import { useEffect, useState } from 'react'
import type { Having } from '#descriptor/resource.ts'
import { startBulk } from '#hooks/bulk-queue.ts'
import type { Rows } from '#hooks/use-list.ts'
import { saveOperation } from '#hooks/use-save.ts'
import { useText } from '#hooks/use-text.ts'
import classes from '#kit/hands/hands.module.css'
import { PicksBar } from '#kit/hands/picks-bar.tsx'
import { can } from '#screens/can.ts'
import type { ScreenState } from '#screens/href.ts'
import type { Picks } from '#screens/list/use-picks.ts'
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { usePickMore } from './use-pick-more.ts'

interface PickedHandsProps {
  readonly resource: Having<'list'>
  readonly state: ScreenState
  readonly shown: Rows | undefined
  readonly picks: Picks
  readonly onPicks: (picks: Picks) => void
}

/** What stands at the foot of a list: what can be done with the picked rows, and how far it has come. */
export function PickedHands({ resource, state, shown, picks, onPicks }: PickedHandsProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const rows = [...picks.values()]
  const clear = () => onPicks(new Map())
  const offer = usePickMore({ resource, state, shown, picks, onPicks })
  useEscape(picks.size > 0 && !isAsking, clear)
  return (
    <>
      <div className={classes.foot}>
        <BulkProgress />
        {picks.size > 0 && (
          <PicksBar
            count={picks.size}
            elsewhere={rows.filter(({ id }) => !shown?.rows.some((row) => row.id === id)).length}
            offer={offer}
            switches={switchesOf(resource).map((name) => ({
              name,
              label: t(resource.fields[name]?.label ?? ''),
            }))}
            onSwitch={(name, to) => {
              startBulk(resource, rows, { is: 'switch', name, to })
              clear()
            }}
            onDelete={can(resource, 'remove') ? () => setAsking(true) : undefined}
            onClear={clear}
          />
        )}
      </div>
      {isAsking && can(resource, 'remove') && (
        <BulkDeleteDialog
          resource={resource}
          rows={rows}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            setAsking(false)
            clear()
          }}
        />
      )}
    </>
  )
}

/** The on/off fields of a list that can be set. */
function switchesOf(resource: Having<'list'>): readonly string[] {
  if (!saveOperation(resource, false)) return []
  return resource.list.columns.filter((name) => {
    const field = resource.fields[name]
    return field?.kind === 'toggle' && !field.readOnly
  })
}

// Whatever stands above the list has its own Escape.
const above =
  '[role=dialog], [role=alertdialog], [popover]:popover-open, input:not([type=checkbox]), textarea, select'

function useEscape(isOn: boolean, clear: () => void) {
  useEffect(() => {
    if (!isOn) return undefined
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const isIn = event.target instanceof Element && event.target.closest(above)
      if (!isIn && !document.querySelector('dialog[open], [role=dialog], [popover]:popover-open')) clear()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  })
}
