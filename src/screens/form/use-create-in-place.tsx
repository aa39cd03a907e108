import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { canSave } from '#descriptor/capability.ts'
import type { Kind } from '#descriptor/field.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import type { CreateOption, ReferenceOption } from '#kit/inputs/reference-option.ts'
import { CreateDrawer } from './create-drawer.tsx'
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
