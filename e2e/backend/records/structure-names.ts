import { HttpError } from '../server/reply.ts'

/** Names that responses add to a record: accepted in requests, so that a record can be sent back as read, and never stored. */
export const ADDED_NAMES: ReadonlySet<string> = new Set([
  'id',
  '_id',
  'created_at',
  'updated_at',
  'children_count',
  'ancestors',
])

/** Reserved names: nesting, envelopes, pagination, prototypes. */
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

/** Throws a 422 for an undeclared field with a reserved name. */
export function rejectStructureName(name: string): void {
  if (!RESERVED.has(name)) return
  const message = `Tên “${name}” đã dành cho cấu trúc dữ liệu. Bạn đặt tên khác cho mục này nhé.`
  throw new HttpError(422, message, { errors: Object.fromEntries([[name, message]]) })
}

/** The undeclared fields of a response: earlier versions have stored reserved names. */
export function withoutStructureNames(
  extra: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = Object.keys(extra)
  if (!names.some((name) => RESERVED.has(name) || ADDED_NAMES.has(name))) return extra
  return Object.fromEntries(
    Object.entries(extra).filter(([name]) => !RESERVED.has(name) && !ADDED_NAMES.has(name)),
  )
}
