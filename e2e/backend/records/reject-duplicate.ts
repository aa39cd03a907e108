import { sql } from 'kysely'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'
import { uniqueFields } from '#descriptor/unique-fields.ts'
import type { Db } from '../db/database.ts'
import { lockRow } from '../db/transaction.ts'
import { HttpError } from '../server/reply.ts'
import { tableOf } from './record-table.ts'
import { type Stored, valuesOf } from './stored.ts'

/**
 * Throws a 422 with the other record's label for a duplicate value of a unique field. An unchanged value always passes: older
 * records may share one and must stay editable.
 */
export async function rejectDuplicate(
  tx: Db,
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  before: Stored | null,
): Promise<void> {
  const old = before ? valuesOf(resource, before) : {}
  for (const name of uniqueFields(resource)) {
    const address = readText(values[name])
    if (address.trim() === '' || address === old[name]) continue
    // Without the lock, two concurrent writes would both find the value free.
    await lockRow(tx, `${tableOf(resource)} ${name}`)
    const column = sql.ref(name)
    // Slugs compare exactly; names and e-mail addresses compare without case.
    const same = isAddress(resource, name)
      ? sql`${column} in (${address}, ${address.trim()})`
      : sql`lower(btrim(${column})) = lower(${address.trim()})`
    const found = await sql<{ id: string; label: string }>`
      select id, ${sql.ref(resource.label)} as label from ${sql.table(tableOf(resource))}
      where ${same} and id <> ${before?.id ?? ''} limit 1`.execute(tx)
    const [other] = found.rows
    if (other) reject(resource, name, other.label)
  }
}

function reject(resource: Resource, name: string, label: string): never {
  const field = fieldOf(resource, name).label
  const message = isAddress(resource, name)
    ? `Địa chỉ này đã có “${label}” dùng. Đổi vài chữ là được.`
    : `${field} này đã có “${label}” dùng. Bạn chọn cái khác nhé.`
  throw new HttpError(422, `${field}: ${message}`, { errors: { [pathOf(resource, name)]: message } })
}

function isAddress(resource: Resource, name: string): boolean {
  return fieldOf(resource, name).kind === 'slug'
}
