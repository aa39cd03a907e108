import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { newValues } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { Drawer } from '#kit/drawer.tsx'
import type { ReferenceOption } from '#kit/inputs/reference-option.ts'
import { text } from '#text/text.ts'
import { LeaveFormDialog } from './leave-guard.tsx'
import { RecordFormContext } from './record-form-context.ts'

interface CreateDrawerProps {
  readonly resource: Resource
  /** The initial name of the new record. */
  readonly name: string
  /** Whether the form is saved as it is; it is shown only if that fails. */
  readonly isAtOnce: boolean
  /** Called when a save failed. */
  readonly onFailed: () => void
  /** Called with null when it is closed without a record. */
  readonly onEnd: (created: ReferenceOption | null) => void
}

/** The form of a new record above the form that refers to it. */
export function CreateDrawer({ resource, name, isAtOnce, onFailed, onEnd }: CreateDrawerProps) {
  const t = useText()
  const { RecordForm } = useContext(RecordFormContext)
  // A ref, read on closing: the rendered state may lack the last key.
  const typed = useRef(0)
  const noteTyped = useCallback((count: number) => {
    typed.current = count
  }, [])
  const [isShown, setShown] = useState(!isAtOnce)
  const [leaveCount, setLeaveCount] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  // The drawer closes after a save, and stays with the errors otherwise.
  const save = () => {
    setLeaveCount(0)
    frame.current?.querySelector('form')?.requestSubmit()
  }
  const [start] = useState(() => ({ ...newValues(resource), [resource.label]: name }))
  return (
    <>
      <Drawer
        opened={isShown}
        title={t('Thêm {noun}', { noun: t(resource.noun) })}
        onClose={() => (typed.current > 0 ? setLeaveCount(typed.current) : onEnd(null))}
      >
        <div ref={frame}>
          <RecordForm
            resource={resource}
            record={null}
            initialValues={start}
            isNarrow
            onTyped={noteTyped}
            afterSave={text('Mục mới đã được chọn; biểu mẫu này còn chưa lưu.')}
            onFailed={() => {
              setShown(true)
              onFailed()
            }}
            onSaved={(row) => onEnd(row?.id ? { value: row.id, label: recordName(resource, row, t) } : null)}
          />
          {isAtOnce && <SubmitOnce frame={frame} />}
        </div>
      </Drawer>
      {leaveCount > 0 && (
        <LeaveFormDialog
          count={leaveCount}
          onStay={() => setLeaveCount(0)}
          onLeave={() => onEnd(null)}
          onSave={save}
        />
      )}
    </>
  )
}

// Rendered after the form, whose element exists when this effect runs.
function SubmitOnce({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  useEffect(() => frame.current?.querySelector('form')?.requestSubmit(), [frame])
  return null
}
