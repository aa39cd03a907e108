import type { Resource } from '#descriptor/resource.ts'
import { NotSaved, type SaveRequest, useSave } from './use-save.ts'
import type { RecordOutcome } from './write-record.ts'

/** The saves of a form that sends what it is called with; each resolves with its outcome. */
export function useSaves(resource: Resource) {
  const mutation = useSave(resource, { prepare: (request: SaveRequest) => request })
  const save = async (known: SaveRequest['known'], values: SaveRequest['values']): Promise<RecordOutcome> => {
    try {
      return (await mutation.mutateAsync({ known, values })).outcome
    } catch (error) {
      if (error instanceof NotSaved && error.outcome) return error.outcome
      throw error
    }
  }
  return { ...mutation, save }
}
