import { newValues } from '#descriptor/row.ts'
import { resources } from '#resources/table.ts'
import type { Db } from '../db/database.ts'
import { findRecords } from '../records/find-records.ts'
import { valuesOf } from '../records/stored.ts'

/** Reads the values of the app settings; before their first save, those of a new record; none without such an entity. */
export async function settingsValues(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const settings = resources.find(({ quote }) => quote?.settings)
  if (!settings) return {}
  const [stored] = await findRecords(db, settings, { where: [], limit: 1 })
  return stored ? valuesOf(settings, stored) : newValues(settings)
}
