import { HttpError } from '../server/reply.ts'

/** Names that answers add beside the fields of a record: accepted so that a record can be sent back as it was read, never stored. */
export const ADDED_NAMES: ReadonlySet<string> = new Set([
  'id',
  '_id',
  'created_at',
  'updated_at',
  'children_count',
  'ancestors',
])

/** Names by which a client reads the structure of an answer: nesting, envelopes, pages, prototypes. */
const RESERVED: ReadonlySet<string> = new Set([
  'children',
  'parent',
  'parent_id',
  'data',
  'results',
  'pagination',
  'total',
  '__proto__',
  'constructor',
  'prototype',
])

/** Refuses a field that the descriptor does not know under a name of the structure, with a 422 that names it. */
export function rejectStructureName(name: string): void {
  if (!RESERVED.has(name)) return
  const message = `Tên “${name}” đã dành cho cấu trúc dữ liệu. Bạn đặt tên khác cho mục này nhé.`
  throw new HttpError(422, message, { errors: Object.fromEntries([[name, message]]) })
}

/** Unknown fields as they may travel: a version that refused no names has stored some of the structure's. */
export function withoutStructureNames(
  extra: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = Object.keys(extra)
  if (!names.some((name) => RESERVED.has(name) || ADDED_NAMES.has(name))) return extra
  return Object.fromEntries(
    Object.entries(extra).filter(([name]) => !RESERVED.has(name) && !ADDED_NAMES.has(name)),
  )
}
