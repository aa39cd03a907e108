import { resources } from '#resources/table.ts'
import { auditTable } from '../audit/audit.ts'
import { fileMigration } from '../files/file-migration.ts'
import { identityTables } from '../identity/tables.ts'
import { recordMigrations } from '../records/record-migrations.ts'
import { idempotencyTable } from '../server/idempotency.ts'
import { uploadMigration } from '../uploads/upload-migration.ts'
import type { Migration } from './migrate.ts'

/** Every table of the back-end, in the order in which the migrations run. */
export const schema: readonly Migration[] = [
  ...recordMigrations(resources),
  identityTables,
  uploadMigration,
  fileMigration,
  idempotencyTable,
  auditTable,
]
