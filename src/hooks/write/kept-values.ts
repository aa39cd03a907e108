import { fieldOf, type Resource } from '#descriptor/resource.ts'
import {
  changedFields,
  type Row,
  readSpelling,
  sameValue,
  spellingsOf,
  valueOf,
  valuesOf,
} from '#descriptor/row.ts'
import { isBlank, tidy } from '#descriptor/tidy.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { type Text, text } from '#text/text.ts'
import { fetchFresh } from './fetch-fresh.ts'
import { holdsValues } from './reconcile-write.ts'

/**
 * The fields of a record as it was read after a write whose values are not those that were written, in any of their spellings. Left
 * out are unknown values, and blank ones that a back-end may fill.
 */
export function keptFields(
  resource: Resource,
  row: Row,
  values: Readonly<Record<string, unknown>>,
  names: readonly string[] = Object.keys(values),
): readonly string[] {
  const hasOther = (name: string) =>
    fieldOf(resource, name).kind !== 'richText' &&
    !isBlank(values[name]) &&
    spellingsOf(resource, name, row.raw).some(
      (path) => !sameValue(tidy(readSpelling(resource, name, valueAt(row.raw, path))), tidy(values[name])),
    )
  return names.filter((name) => {
    if (valueOf(row, name) === undefined || fieldOf(resource, name).readOnly) return false
    return (
      !holdsValues(resource, row, values, [name]) ||
      hasOther(name) ||
      isBelow(resource, row, name, values[name])
    )
  })
}

/** Whether a record that was read after a write has the old value of a field; another new one is that of a later write. */
export function hasOldValue(
  resource: Resource,
  row: Row,
  before: Row,
  values: Readonly<Record<string, unknown>>,
  names?: readonly string[],
): boolean {
  return keptFields(resource, row, values, names).some(
    (name) =>
      sameValue(valueOf(row, name), valueOf(before, name)) || sameValue(valueOf(row, name), values[name]),
  )
}

/**
 * The record of an update's response; where it has an old value, the record as it is read again: a server may answer with the
 * record as it was before the update.
 */
export async function savedNow(
  resource: Resource,
  row: Row,
  before: Row,
  values: Readonly<Record<string, unknown>>,
): Promise<Row> {
  const written = changedFields(resource, valuesOf(resource, before), values)
  if (!hasOldValue(resource, row, before, values, written)) return row
  return (await fetchFresh(resource, before.id).catch(() => undefined)) ?? row
}

/** Whether a record that was moved to the top has a parent by another spelling. */
const isBelow = (resource: Resource, { raw }: Row, name: string, value: unknown) =>
  fieldOf(resource, name).kind === 'parent' &&
  value === '' &&
  spellingsOf(resource, name, raw).some((path) => readSpelling(resource, name, valueAt(raw, path)) !== '')

const notKept: { readonly text: Text; readonly more: readonly Text[] } = {
  text: text('Máy chủ giữ giá trị cũ của mục này.'),
  more: [text('Máy chủ đã trả lời là xong nhưng không đổi; bạn báo người quản trị nhé.')],
}

/** The failure of a write that the server has answered and not kept. */
export const keptFailure = {
  shown: () => notKept,
  problems: {},
  cause: null,
} as const
