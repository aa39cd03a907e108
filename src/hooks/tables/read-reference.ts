import type { Referable } from '#descriptor/field.ts'
import type { Problem } from '#descriptor/problem.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Text, text } from '#text/text.ts'
import type { CellContext } from './cell-context.ts'
import { splitItems } from './cell-text.ts'
import { type MissingRecord, UnreadCell } from './unread-cell.ts'

/** The id of the record that a text names; undefined for an empty text. */
export function readReference(
  cell: string,
  target: Referable,
  context: CellContext,
): string | UnreadCell | undefined {
  if (cell === '') return undefined
  const names = context.namesOf(target)
  const found = names.find(cell)
  const [id] = found
  if (id !== undefined && found.length === 1) return id
  if (found.length > 1) return new UnreadCell(ambiguous(cell, found.length))
  return names.isWhole && 'operations' in target
    ? new UnreadCell(unknown(cell), [{ target: target as Resource, label: cell }])
    : new UnreadCell(names.isWhole ? unknown(cell) : unsure(cell))
}

/** The ids of the records that a text names: item by item, else as one name with commas. */
export function readReferences(
  cell: string,
  target: Referable,
  context: CellContext,
): readonly string[] | UnreadCell | undefined {
  if (cell === '') return undefined
  const read = splitItems(cell).map((item) => readReference(item, target, context))
  const unread = read.filter((item) => item instanceof UnreadCell)
  const [first] = unread
  if (!first) return [...new Set(read.filter((item) => typeof item === 'string'))]
  const one = readReference(cell, target, context)
  if (typeof one === 'string') return [one]
  const missing: readonly MissingRecord[] = unread.flatMap((item) => item.missing)
  // Only where every failed item could be created.
  return new UnreadCell(first.problem, unread.every((item) => item.missing.length > 0) ? missing : [])
}

const problem = (sentence: Text) => sentence as Problem
const unknown = (name: string) => problem(text('Chưa có “{name}”.', { name }))
const unsure = (name: string) => problem(text('Chưa tìm được “{name}”; danh sách chưa tải hết.', { name }))
const ambiguous = (name: string, count: number) =>
  problem(text('Có {count} mục tên “{name}”: hãy ghi cả nhánh hoặc mã.', { name, count }))
