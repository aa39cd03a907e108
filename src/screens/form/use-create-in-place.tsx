import {
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { canSave } from '#descriptor/capability.ts'
import type { Kind } from '#descriptor/field.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { newValues } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { Drawer } from '#kit/drawer.tsx'
import type { CreateOption, ReferenceOption } from '#kit/inputs/reference-option.ts'
import { text } from '#text/text.ts'
import { LeaveFormDialog } from './leave-guard.tsx'
import { RecordFormContext } from './record-form-context.ts'
import { UploadsContext } from './uploads.ts'

interface PendingCreate {
  readonly name: string
  readonly isAtOnce: boolean
  /** Null when it was closed without a record. */
  readonly created: Promise<ReferenceOption | null>
  /** Rejects when the record was not created at once. */
  readonly createdAtOnce: Promise<unknown>
  readonly finish: (created: ReferenceOption | null) => void
  readonly fail: () => void
}

/** Creates a record of another entity at once, or in a drawer above the form, and resolves with the record. */
export function useCreateInPlace(resource: Resource) {
  const t = useText()
  const [pending, setPending] = useState<PendingCreate | null>(null)
  const uploads = useContext(UploadsContext)
  // State is updated by the next render: the ref stops a second create before that.
  const running = useRef<PendingCreate | null>(null)
  const createRecord = useCallback(
    async (name: string, isAtOnce: boolean) => {
      if (running.current) return null
      const next = makePending(name, isAtOnce)
      running.current = next
      setPending(next)
      if (isAtOnce) void uploads?.watch(next.createdAtOnce)
      return next.created
    },
    [uploads],
  )
  useEffect(
    () => () => {
      running.current?.fail()
      running.current?.finish(null)
    },
    [],
  )
  const create = useMemo<CreateOption | undefined>(
    () =>
      isSimple(resource)
        ? {
            label: t('Tạo {noun} mới…', { noun: t(resource.noun) }),
            ...(isNameEnough(resource) && {
              labelFor: (name: string) => t('Tạo {noun} “{name}”', { noun: t(resource.noun), name }),
            }),
            createRecord,
          }
        : undefined,
    [resource, t, createRecord],
  )
  const finish = (created: ReferenceOption | null) => {
    running.current = null
    setPending(null)
    pending?.finish(created)
  }
  const drawer: ReactNode = pending && (
    <CreateDrawer
      resource={resource}
      name={pending.name}
      isAtOnce={pending.isAtOnce}
      onFailed={pending.fail}
      onEnd={finish}
    />
  )
  const isCreating = pending?.isAtOnce === true
  // One create at a time: the option is missing while a record is being created.
  return { create: isCreating ? undefined : create, drawer, isCreating }
}

function makePending(name: string, isAtOnce: boolean): PendingCreate {
  let finish: PendingCreate['finish'] = () => {}
  let fail = () => {}
  const created = new Promise<ReferenceOption | null>((resolve) => {
    finish = resolve
  })
  const failed = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('The record was not created at once'))
  })
  const createdAtOnce = Promise.race([created, failed])
  // No form waits for a create in a drawer.
  createdAtOnce.catch(() => {})
  return { name, isAtOnce, created, createdAtOnce, finish, fail }
}

// A form with its own route, or with an editor, is too large for a drawer.
function isSimple(resource: Resource): boolean {
  const isHeavy = Object.values(resource.fields).some(({ kind }) => heavyKinds.has(kind))
  return canSave(resource, true) && !resource.form.path && !isHeavy
}

// A record of a tree needs the choice of its parent, even if that is optional: without it, it is a root.
function isNameEnough(resource: Resource): boolean {
  const others = Object.entries(resource.fields).filter(([name]) => name !== resource.label)
  return parentKeyOf(resource) === undefined && others.every(([, { required }]) => !required)
}

const heavyKinds: ReadonlySet<Kind> = new Set(['richText', 'images'])

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
function CreateDrawer({ resource, name, isAtOnce, onFailed, onEnd }: CreateDrawerProps) {
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
