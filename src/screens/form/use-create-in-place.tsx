import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { canSave } from '#descriptor/capability.ts'
import type { Kind } from '#descriptor/field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { useText } from '#hooks/use-text.ts'
import type { CreateOption, ReferenceOption } from '#kit/inputs/reference-option.ts'
import { CreateDrawer } from './create-drawer.tsx'

interface Asking {
  readonly words: string
  readonly answer: (made: ReferenceOption | null) => void
}

/** Creates a record of another entity in a drawer above the form and resolves with the record. */
export function useCreateInPlace(resource: Resource) {
  const t = useText()
  const [asking, setAsking] = useState<Asking | null>(null)
  const ask = useCallback(
    (words: string) => new Promise<ReferenceOption | null>((answer) => setAsking({ words, answer })),
    [],
  )
  const create = useMemo<CreateOption | undefined>(
    () =>
      isSimple(resource)
        ? { label: t('Tạo {noun} mới…', { noun: t(resource.noun) }), createRecord: ask }
        : undefined,
    [resource, t, ask],
  )
  const settle = (made: ReferenceOption | null) => {
    setAsking(null)
    asking?.answer(made)
  }
  const drawer: ReactNode = asking && <CreateDrawer resource={resource} words={asking.words} onEnd={settle} />
  return { create, drawer }
}

// A form with its own route, or with an editor, is too large for a drawer.
function isSimple(resource: Resource): boolean {
  const isHeavy = Object.values(resource.fields).some(({ kind }) => heavy.has(kind))
  return canSave(resource, true) && !resource.form.path && !isHeavy
}

const heavy: ReadonlySet<Kind> = new Set(['richText', 'images'])
