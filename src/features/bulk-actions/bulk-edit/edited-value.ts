import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { readIds } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { GivenRow } from '#hooks/changes/change-plan.ts'
import type { EditOperation } from './edit-operations.ts'

/** An operation on a field, with its parameters. */
export interface BulkEdit {
  readonly name: string
  readonly operation: EditOperation
  /** The value of `set`; the items of `include` and `exclude`. */
  readonly to?: unknown
  /** What `add` adds, the percentage, or the days of `shift`; negative to lower. */
  readonly amount?: number | null
  /** Results are rounded to its multiples; 0 for none. */
  readonly round?: number
  /** The text that `replace` looks for. */
  readonly find?: string
  /** The text that takes its place, or is put before or after. */
  readonly text?: string
}

/** Whether everything that the operation needs was entered. */
export function isComplete({ operation, to, amount, find = '', text = '' }: BulkEdit): boolean {
  switch (operation) {
    case 'clear':
      return true
    case 'set':
      return to !== undefined && to !== null && to !== '' && !(Array.isArray(to) && to.length === 0)
    case 'include':
    case 'exclude':
      return Array.isArray(to) && to.length > 0
    case 'add':
    case 'percent':
    case 'shift':
      return typeof amount === 'number' && Number.isFinite(amount) && amount !== 0
    case 'replace':
      return find !== ''
    default:
      return text !== ''
  }
}

type Edited = (field: Field, value: unknown, edit: BulkEdit) => unknown

const ofNumber = (change: (value: number, amount: number) => number): Edited => {
  return (field, value, { amount, round = 0 }) =>
    typeof value === 'number' ? roundedFor(field, change(value, amount ?? 0), round) : undefined
}
const ofText = (change: (value: string, edit: BulkEdit) => string | undefined): Edited => {
  return (_, value, edit) => (typeof value === 'string' ? change(value, edit) : undefined)
}

/** Operation → the value that it makes. */
const results: Readonly<Record<EditOperation, Edited>> = {
  set: (_, __, { to }) => to,
  clear: (field) => rulesOf(field).empty,
  add: ofNumber((value, amount) => value + amount),
  percent: ofNumber((value, amount) => value * (1 + amount / 100)),
  replace: ofText((value, { find = '', text = '' }) => value.split(find).join(text)),
  prefix: ofText((value, { text = '' }) => text + value),
  suffix: ofText((value, { text = '' }) => value + text),
  include: (_, value, { to }) => [...new Set([...readIds(value), ...readIds(to)])],
  exclude: (_, value, { to }) => readIds(value).filter((one) => !readIds(to).includes(one)),
  shift: ofText((value, { amount }) => shifted(value, Math.round(amount ?? 0))),
}

/** The value of a field after the edit; `undefined` for a blank number or date, which stays blank. */
export function editedValue(field: Field, value: unknown, edit: BulkEdit): unknown {
  return results[edit.operation](field, value, edit)
}

function roundedFor(field: Field, value: number, round: number): number {
  const isWhole = field.kind === 'money' || (field.kind === 'number' && field.integer === true)
  const step = round || (isWhole ? 1 : 0)
  // Without the cut, 0.1 + 0.2 would be stored with seventeen digits.
  const decimals = field.kind === 'number' ? field.decimals : undefined
  return step > 0 ? Math.round(value / step) * step : Number(value.toFixed(decimals ?? 6))
}

/** A day or a moment, some days later; a text that is neither stays as it is. */
function shifted(value: string, days: number): string | undefined {
  const moment = new Date(value)
  if (value === '' || Number.isNaN(moment.getTime())) return undefined
  moment.setUTCDate(moment.getUTCDate() + days)
  const iso = moment.toISOString()
  return value.length === 10 ? iso.slice(0, 10) : iso
}

/** The rows of a plan that edits one field of the records. */
export function givenEdits(resource: Resource, rows: readonly Row[], edit: BulkEdit): readonly GivenRow[] {
  const field = fieldOf(resource, edit.name)
  return rows.map((row, at) => {
    const before = valueOf(row, edit.name)
    // The plan refuses an unknown value: it must not be taken for a blank one, which stays.
    const after = before === undefined ? edit.to : editedValue(field, before, edit)
    const isLeft = after === undefined && before !== undefined
    return { key: at, line: at + 1, id: row.id, values: isLeft ? {} : { [edit.name]: after ?? null } }
  })
}
