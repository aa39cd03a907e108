import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { canSave } from '#descriptor/capability.ts'
import type { Kind } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import type { CreateOption, ReferenceOption } from '#kit/inputs/reference-option.ts'
import { CreateDrawer } from './create-drawer.tsx'

interface PendingCreate {
  readonly name: string
  readonly isAtOnce: boolean
  readonly resolve: (created: ReferenceOption | null) => void
}

/** Creates a record of another entity at once, or in a drawer above the form, and resolves with the record. */
export function useCreateInPlace(resource: Resource) {
  const t = useText()
  const [pending, setPending] = useState<PendingCreate | null>(null)
  const createRecord = useCallback(
    (name: string, isAtOnce: boolean) =>
      new Promise<ReferenceOption | null>((resolve) => setPending({ name, isAtOnce, resolve })),
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
    setPending(null)
    pending?.resolve(created)
  }
  const drawer: ReactNode = pending && (
    <CreateDrawer resource={resource} name={pending.name} isAtOnce={pending.isAtOnce} onEnd={finish} />
  )
  return { create, drawer, isCreating: pending?.isAtOnce === true }
}

// A form with its own route, or with an editor, is too large for a drawer.
function isSimple(resource: Resource): boolean {
  const isHeavy = Object.values(resource.fields).some(({ kind }) => heavyKinds.has(kind))
  return canSave(resource, true) && !resource.form.path && !isHeavy
}

function isNameEnough({ fields, label }: Resource): boolean {
  return Object.entries(fields).every(([name, { required }]) => name === label || !required)
}

const heavyKinds: ReadonlySet<Kind> = new Set(['richText', 'images'])
