import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { LeaveDialog } from '#kit/leave-dialog.tsx'
import { useUnsaved } from './unsaved.ts'
import type { FormSave } from './use-form-save.ts'

interface LeaveGuardProps {
  /** The number of fields that would be lost. */
  readonly count: number
  /** Saves the form before it is left; without it the form is saved by its own button only. */
  readonly save?: FormSave | undefined
}

/** Asks for confirmation before a changed form is left by a link, Back, another record or closing the tab. */
export function LeaveGuard({ count, save }: LeaveGuardProps) {
  const isDirty = count > 0
  useUnsaved(count)
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !isSameForm(current, next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  const hasTried = useRef(false)
  useEffect(() => {
    // A modal dialog keeps the focus, so the form shows its errors after it.
    if (status !== 'idle' || !hasTried.current) return
    hasTried.current = false
    save?.showErrors()
  }, [status, save])
  if (status !== 'blocked') return null
  const saveAndLeave = ({ mutate, isUnderWay }: FormSave) => {
    hasTried.current = true
    if (isUnderWay()) reset()
    // The reset has no effect once the form is left.
    else mutate({ leave: proceed }, { onSettled: reset })
  }
  return (
    <LeaveFormDialog
      count={count}
      onStay={reset}
      onLeave={proceed}
      onSave={save && (() => saveAndLeave(save))}
      isSaving={save?.isPending && save.variables.leave !== undefined}
    />
  )
}

interface FormLocation {
  readonly pathname: string
  readonly search: unknown
}

// Paging or sorting the list behind a drawer does not leave its form.
function isSameForm(current: FormLocation, next: FormLocation): boolean {
  return (
    current.pathname === next.pathname &&
    ['edit', 'from', 'tab', 'id', 'import', 'grid'].every(
      (name) => searchParam(current, name) === searchParam(next, name),
    )
  )
}

function searchParam({ search }: FormLocation, name: string): unknown {
  return typeof search === 'object' && search !== null ? Reflect.get(search, name) : undefined
}

interface LeaveFormDialogProps {
  /** How many fields differ from the saved record. */
  readonly count: number
  readonly onStay: () => void
  readonly onLeave: () => void
  /** Saves, then leaves if that succeeded; without it the form cannot be saved. */
  readonly onSave?: (() => void) | undefined
  readonly isSaving?: boolean
}

/** Asks for confirmation before a form with unsaved fields is left. */
export function LeaveFormDialog({ count, ...acts }: LeaveFormDialogProps) {
  const t = useText()
  return (
    <LeaveDialog title={t('Rời trang khi chưa lưu?')} {...acts}>
      {t('Bạn có {count} ô đã sửa mà chưa lưu. Bản nháp được giữ trong trình duyệt này 7 ngày.', { count })}
    </LeaveDialog>
  )
}
