import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { LeaveDialog } from '#kit/leave-dialog.tsx'
import { useUnsaved } from './unsaved.ts'

interface LeaveGuardProps {
  /** The number of fields that would be lost. */
  readonly count: number
  /** Saves the form before it is left; without it the form is saved by its own button only. */
  readonly saving?:
    | {
        /** Resolves with whether everything was saved. */
        readonly save: () => Promise<boolean>
        /** Shows why not, once the dialog is closed. */
        readonly showErrors: () => void
      }
    | undefined
}

/** Asks for confirmation before a changed form is left by a link, Back, another record or closing the tab. */
export function LeaveGuard({ count, saving }: LeaveGuardProps) {
  const isDirty = count > 0
  useUnsaved(count)
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !isSameForm(current, next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  const [isSaving, setSaving] = useState(false)
  const hasFailed = useRef(false)
  useEffect(() => {
    // A modal dialog keeps the focus, so the form shows its errors after it.
    if (status !== 'idle' || !hasFailed.current) return
    hasFailed.current = false
    saving?.showErrors()
  }, [status, saving])
  if (status !== 'blocked') return null
  const saveAndLeave = async (save: () => Promise<boolean>) => {
    setSaving(true)
    const isSaved = await save()
    setSaving(false)
    if (isSaved) return proceed()
    hasFailed.current = true
    reset()
  }
  return (
    <LeaveFormDialog
      count={count}
      onStay={reset}
      onLeave={proceed}
      onSave={saving && (() => void saveAndLeave(saving.save))}
      isSaving={isSaving}
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
