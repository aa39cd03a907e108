import { mergeInto } from '#descriptor/merge.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valuesOf } from '#descriptor/row.ts'
import { NotFound } from '#hooks/read/not-found.ts'
import { rereadForUpdate } from '#hooks/read/reread.ts'
import { updateFresh } from '#hooks/write/update-fresh.ts'
import { save } from '#hooks/write/use-save.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { adviceFor } from '#http/advice.ts'
import { Refused } from '#http/errors.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Updates the record of a pasted row as it is now; changes of others in other fields are kept. Throws `WriteFailed`, also
 * where the same field was changed since the row was compared.
 */
export async function updateRow(resource: Resource, planned: Row, values: Values): Promise<void> {
  const outcome = await updateFresh(
    planned,
    () => readNow(resource, planned.id),
    async (before) => {
      const { values: merged, clashing } = mergeInto(resource, valuesOf(resource, planned), values, before)
      if (clashing.length > 0) return 'clash'
      await save(resource, { before, values: merged })
      return 'updated'
    },
  )
  if (outcome === 'clash')
    throw new WriteFailed(resource.texts, new Refused(412, '', {}, adviceFor(412, null)))
}

async function readNow(resource: Resource, id: string): Promise<Row | undefined> {
  try {
    return await rereadForUpdate(resource, id)
  } catch (cause) {
    throw cause instanceof NotFound ? new WriteFailed(resource.texts, cause) : cause
  }
}
