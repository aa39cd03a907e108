import type { ReactNode } from 'react'
import type { Field, FieldOfKind, Kind, Referable } from '#descriptor/field.ts'
import type { Tint } from '#descriptor/field-parts.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { currencyOf, toggleWords } from '#descriptor/row-story.ts'
import type { Value, ValueByKind } from '#descriptor/value.ts'
import { knownName } from '#hooks/names/known-names.ts'
import { branchOf } from '#hooks/names/path-of.ts'
import { vietnamMoment } from '#hooks/tables/vietnam-moment.ts'
import type { Translate } from '#hooks/use-text.ts'
import { ColorCell, ToggleCell } from '#kit/cells/text-cells.tsx'
import { choiceLabel } from '#kit/option-label.ts'
import { StateWord } from '#kit/state-word.tsx'
import { UnknownFieldCell } from '#screens/list/cell-of-kind.tsx'
import { formatDate, formatMoney, formatNumber, positionText } from '#text/format.ts'
import classes from './grid.module.css'

interface Drawing<K extends Kind> {
  readonly field: FieldOfKind<K>
  readonly value: ValueByKind[K]
  /** The value of another field of the row, for the currency of an amount. */
  readonly read: (name: string) => unknown
  readonly resource: Resource
  readonly t: Translate
}

const plain = ({ value }: { readonly value: string }) => value
const none = null

/** Kind → the content of a cell: light, because hundreds are rendered while the grid scrolls. Total for new kinds. */
const contents: { readonly [K in Kind]: (drawing: Drawing<K>) => ReactNode } = {
  text: plain,
  longText: plain,
  richText: () => none,
  slug: plain,
  url: plain,
  email: plain,
  phone: plain,
  image: plain,
  images: () => none,
  rows: () => none,
  number: ({ value, field, t }) =>
    value === null ? none : `${formatNumber(value)}${field.unit ? ` ${t(field.unit)}` : ''}`,
  money: ({ value, field, read }) => (value === null ? none : formatMoney(value, currencyOf(field, read))),
  choice: ({ value, field, t }) => choiceWord(field, value, t),
  manyChoice: ({ value, field, t }) =>
    tags(value.map((one) => ({ id: one, label: choiceLabel(field, one, t) }))),
  toggle: ({ value, field, t }) => toggleSign(field, value, t),
  date: ({ value }) => dayText(value),
  birthday: ({ value }) => dayText(value),
  dateTime: ({ value }) => momentText(value),
  time: plain,
  position: ({ value }) => positionText(value),
  color: ({ value }) => <ColorCell value={value} />,
  reference: ({ value, field, t }) => recordWord(field.to(), value, t),
  references: ({ value, field, t }) =>
    tags(value.map((id) => ({ id, label: nameOfId(field.to(), id, t).label }))),
  parent: ({ value, resource, t }) => recordWord(resource, value, t),
  readOnly: ({ value, field, t }) => {
    if (field.of) return recordWord(field.of(), value, t)
    return field.shownAs === 'dateTime' ? momentText(value) : value
  },
}

interface CellOfRow {
  readonly resource: Resource
  readonly row: Row
  readonly name: string
  readonly field: Field
  /** The changed values of the row. */
  readonly values: Readonly<Record<string, unknown>> | undefined
  readonly t: Translate
}

/** The content of a cell with a stored or changed value; an unknown one shows what came. */
export function cellContent({ resource, row, name, field, values, t }: CellOfRow): ReactNode {
  const read = (other: string) => (values ? values[other] : valueOf(row, other))
  const value = read(name)
  if (value === undefined) return <UnknownFieldCell resource={resource} row={row} name={name} />
  const content = contents[field.kind] as (drawing: Drawing<Kind>) => ReactNode
  return content({ field, value: value as Value, read, resource, t })
}

function choiceWord(field: FieldOfKind<'choice'>, value: string, t: Translate): ReactNode {
  if (value === '') return none
  const tints: Readonly<Partial<Record<string, Tint>>> | undefined = field.tints
  const label = choiceLabel(field, value, t)
  return tints ? <StateWord label={label} tint={tints[value] ?? 'off'} /> : label
}

function toggleSign(field: FieldOfKind<'toggle'>, value: boolean, t: Translate): ReactNode {
  if (!field.words) {
    return (
      <span className={classes.switch} data-switch>
        <ToggleCell value={value} />
      </span>
    )
  }
  const side = value ? 'on' : 'off'
  return (
    <StateWord label={t(toggleWords(field)[side])} tint={(field.tints ?? { on: 'done', off: 'off' })[side]} />
  )
}

function nameOfId(target: Referable, id: string, t: Translate) {
  if (!('operations' in target)) return { label: id, branch: '' }
  const get = (one: string) => knownName(target as Resource, one)
  const name = get(id)
  if (name) return { label: name.label || t('(chưa có tiêu đề)'), branch: branchOf({ get }, name) }
  return { label: name === null ? t('Đã xóa') : t('Chưa tải được tên'), branch: '' }
}

function recordWord(target: Referable, id: string, t: Translate): ReactNode {
  if (id === '') return none
  const { label, branch } = nameOfId(target, id, t)
  if (branch === '') return label
  return (
    <>
      <span>{label}</span>
      <span className={classes.branch}>{branch}</span>
    </>
  )
}

function tags(items: readonly { readonly id: string; readonly label: string }[]): ReactNode {
  return items.map(({ id, label }) => (
    <span key={id} className={classes.tag}>
      {label}
    </span>
  ))
}

/** A day or moment `2026-11-22 08:30` with its day as the language writes and reads it; any other text is returned unchanged. */
export function dayText(text: string): string {
  return text.replace(/^\d{4}-\d{2}-\d{2}(?=$| )/, formatDate)
}

/** A moment in Vietnam time to the minute, as a cell has room for it; its input has the seconds. */
export function momentText(iso: string): string {
  return dayText(vietnamMoment(iso).replace(/^([\d-]{10} \d{2}:\d{2}):[\d.]+$/, '$1'))
}
