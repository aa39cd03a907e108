import { newValues } from '#descriptor/row.ts'
import type { Db } from '../db/database.ts'
import { findRecords } from '../records/find-records.ts'
import { resourceNamed } from '../records/resource-named.ts'
import { valuesOf } from '../records/stored.ts'

/** Reads the values of the app settings; before their first save, those of a new record; none without such an entity. */
export async function settingsValues(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const appSetting = resourceNamed('app-setting')
  if (!appSetting) return {}
  const [stored] = await findRecords(db, appSetting, { where: [], limit: 1 })
  return stored ? valuesOf(appSetting, stored) : newValues(appSetting)
}
