import { useBlocker } from '@tanstack/react-router'
import { LeaveFormDialog } from './leave-form-dialog.tsx'
import { useUnsaved } from './unsaved.ts'

interface LeaveGuardProps {
  /** The number of fields that would be lost. */
  readonly count: number
}

/** Asks for confirmation before a changed form is left by a link, Back, another record or closing the tab. */
export function LeaveGuard({ count }: LeaveGuardProps) {
  const isDirty = count > 0
  useUnsaved(count)
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !isSameForm(current, next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return <LeaveFormDialog count={count} onStay={reset} onLeave={proceed} />
}

interface FormLocation {
  readonly pathname: string
  readonly search: unknown
}

// Paging or sorting the list behind a drawer does not leave its form.
function isSameForm(current: FormLocation, next: FormLocation): boolean {
  return (
    current.pathname === next.pathname &&
    ['edit', 'from', 'tab', 'id', 'paste'].every(
      (name) => searchParam(current, name) === searchParam(next, name),
    )
  )
}

function searchParam({ search }: FormLocation, name: string): unknown {
  return typeof search === 'object' && search !== null ? Reflect.get(search, name) : undefined
}
