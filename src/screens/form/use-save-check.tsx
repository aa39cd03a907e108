import { type RefObject, useCallback, useContext, useState } from 'react'
import { ratedFields } from '#descriptor/rated-fields.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { focusAfter } from '#kit/focus-after.ts'
import { findSaveEffects, type SaveFindings } from '#screens/effects/find-save-effects.ts'
import { SaveCheckDialog } from '#screens/effects/save-check-dialog.tsx'
import { useFeatures } from '#screens/features-context.ts'
import { ResourcesContext } from '#screens/resources-context.ts'
import type { FormValues } from './use-form-inputs.ts'

interface Pending {
  readonly findings: SaveFindings
  readonly answer: (isAccepted: boolean) => void
}

/** Confirms a save that does something beyond its record: `mayBeSaved` resolves with false to keep editing. */
export function useSaveCheck(resource: Resource, frame: RefObject<HTMLFormElement | null>) {
  const t = useText()
  const table = useContext(ResourcesContext)
  const { quoteEffects } = useFeatures()
  const [pending, setPending] = useState<Pending | null>(null)
  const mayBeSaved = useCallback(
    async (row: Row | null, values: FormValues) => {
      if (!mayHaveEffects(resource, table)) return true
      const findings = await inTime(findSaveEffects({ resource, row, values, table }, quoteEffects, t))
      // A form that was left in the meantime was left without its changes.
      if (!frame.current) return false
      return findings === null || new Promise<boolean>((answer) => setPending({ findings, answer }))
    },
    [resource, frame, table, quoteEffects, t],
  )
  const finish = (isAccepted: boolean, cell?: string) => {
    // The dialog, as it closes, returns the focus to the button.
    focusAfter(
      () => setPending(null),
      () => (cell === undefined ? null : frame.current?.querySelector(cell)),
    )
    pending?.answer(isAccepted)
  }
  const dialog = pending && (
    <SaveCheckDialog
      resource={resource}
      findings={pending.findings}
      onAccept={() => finish(true)}
      onClose={(cell) => finish(false, cell)}
    />
  )
  return { mayBeSaved, dialog }
}

/** Whether a save can do something beyond its record. */
function mayHaveEffects(resource: Resource, table: readonly Resource[]): boolean {
  return (
    resource.bands !== undefined ||
    resource.inbox !== undefined ||
    table.some(({ bands }) => bands?.rate?.of().name === resource.name) ||
    Object.values(resource.fields).some((field) => field.kind === 'rows' && field.bands) ||
    ratedFields(resource, table).length > 0
  )
}

/** Milliseconds for which a save waits for its effects beyond the record. */
const timeoutMs = 4000

/** The findings, or that they were not found in time: the dialog shows both. */
async function inTime(reading: Promise<SaveFindings | null>): Promise<SaveFindings | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  const late = new Promise<SaveFindings>((resolve) =>
    signal.addEventListener('abort', () => resolve({ bands: [], effects: [], isLate: true })),
  )
  // A record is saved although its effects could not be read.
  return Promise.race([reading.catch(() => null), late])
}
