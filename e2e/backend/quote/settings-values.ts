import { newValues } from '#descriptor/row.ts'
import { appSetting } from '#resources/app-setting.ts'
import type { Db } from '../db/database.ts'
import { findRecords } from '../records/find-records.ts'
import { valuesOf } from '../records/stored.ts'

/** Reads the values of the app settings; before their first save, those of a new record. */
export async function settingsValues(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const [stored] = await findRecords(db, appSetting, { where: [], limit: 1 })
  return stored ? valuesOf(appSetting, stored) : newValues(appSetting)
}
