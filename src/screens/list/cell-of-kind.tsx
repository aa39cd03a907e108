import type { ReactNode } from 'react'
import { requireOperation } from '#descriptor/capability.ts'
import { cellDeparture } from '#descriptor/departures/cells.ts'
import type { ColumnField, Field, FieldOfKind, Kind, Line, Referable, RowsField } from '#descriptor/field.ts'
import type { Tint } from '#descriptor/field-parts.ts'
import { isRecord, readText, readTexts } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type RowBase, unknownOf, valueOf } from '#descriptor/row.ts'
import { currencyOf, toggleWords } from '#descriptor/row-story.ts'
import type { Value, ValueByKind } from '#descriptor/value.ts'
import { useName, useNames } from '#hooks/names/use-name.ts'
import { useRate } from '#hooks/read/use-settings.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { ImageCell, ImagesCell } from '#kit/cells/image-cell.tsx'
import {
  ColorCell,
  LinkCell,
  ReferenceCell,
  RichTextCell,
  TextCell,
  ToggleCell,
} from '#kit/cells/text-cells.tsx'
import { UnknownCell } from '#kit/cells/unknown-cell.tsx'
import { choiceLabel, optionLabel } from '#kit/option-label.ts'
import { StateWord } from '#kit/state-word.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { resourceOf } from '#screens/resources-context.ts'
import { type Currency, formatMoney, formatNumber, positionText, receivedText } from '#text/format.ts'
import classes from './cell-of-kind.module.css'

/** The arguments for rendering a cell. */
interface Drawing<K extends Kind> {
  readonly field: FieldOfKind<K>
  readonly value: ValueByKind[K]
  readonly row: RowBase
  readonly resource: Resource
  readonly t: Translate
}

type Cells = { readonly [K in Kind]: (args: Drawing<K>) => ReactNode }

const plain = ({ value }: { readonly value: string }) => <TextCell value={value} />

/** Kind → cell: total, so that a new kind does not compile without a cell. */
const cells: Cells = {
  text: plain,
  longText: plain,
  richText: ({ value }) => <RichTextCell value={value} />,
  slug: plain,
  number: ({ value, field, t }) =>
    value === null ? null : `${formatNumber(value)}${field.unit ? ` ${t(field.unit)}` : ''}`,
  money: ({ value, field, row }) => {
    const currency = currencyOf(field, (name) => valueOf(row, name))
    return (
      <span>
        {value !== null && <span>{formatMoney(value, currency)}</span>}
        {field.convertTo && (
          <small className={classes.also}>
            <ConvertedAmount value={value} convertTo={field.convertTo} currency={currency} />
          </small>
        )}
      </span>
    )
  },
  choice: ({ value, field, t }) => {
    const label = choiceLabel(field, value, t)
    const tints: Readonly<Partial<Record<string, Tint>>> | undefined = field.tints
    if (!tints || value === '') return plain({ value: label })
    return <StateWord label={label} tint={tints[value] ?? 'off'} />
  },
  manyChoice: ({ value, field, t }) =>
    plain({ value: value.map((one) => choiceLabel(field, one, t)).join(', ') }),
  toggle: ({ value, field, t }) => switchOf(field, value, t),
  date: ({ value }) => <DateCell value={value} />,
  // Entered moments are compared with one another, before and after now; only stamps are relative.
  dateTime: ({ value, field }) => <DateCell value={value} as={field.readOnly ? 'ago' : 'dateTime'} />,
  time: plain,
  position: ({ value }) => plain({ value: positionText(value) }),
  birthday: ({ value }) => <DateCell value={value} />,
  color: ({ value }) => <ColorCell value={value} />,
  url: ({ value }) => <LinkCell value={value} kind="url" />,
  email: ({ value }) => <LinkCell value={value} kind="email" />,
  phone: ({ value }) => <LinkCell value={value} kind="phone" />,
  image: ({ value }) => <ImageCell src={pictureAddress(value)} />,
  images: ({ value }) => <ImagesCell srcs={value.map(pictureAddress)} />,
  reference: ({ value, field }) => <RecordLabel target={field.to()} id={value} />,
  references: ({ value, field }) => <RecordLabels target={field.to()} ids={value} />,
  parent: ({ value, resource }) => <RecordLabel target={resource} id={value} />,
  rows: ({ value, field }) => <RowsCell field={field} value={value} />,
  readOnly: ({ value, field }) =>
    field.of ? (
      <RecordLabel target={field.of()} id={value} />
    ) : field.shownAs === 'dateTime' ? (
      <DateCell value={value} as="ago" />
    ) : (
      plain({ value })
    ),
}

/** The cell of a value, by the kind of its field; that of an unknown one shows what came. */
export function cellOf(resource: Resource, row: RowBase, name: string, t: Translate): ReactNode {
  const field = fieldOf(resource, name)
  const value = valueOf(row, name)
  if (value === undefined) return <UnknownFieldCell resource={resource} row={row} name={name} />
  const render = cells[field.kind] as (drawing: Drawing<Kind>) => ReactNode
  return render({ field, value: value as Value, row, resource, t })
}

/**
 * A toggle by its field: its tinted word, else a quiet switch; with `toggle` it can be changed in its row.
 */
export function switchOf(
  field: Field,
  value: boolean,
  t: Translate,
  toggle?: { readonly label: string; readonly onToggle: (to: boolean) => void },
): ReactNode {
  if (field.kind !== 'toggle' || !field.words) return <ToggleCell value={value} {...toggle} />
  const { words, tints = { on: 'done', off: 'off' } } = field
  const side = value ? 'on' : 'off'
  return (
    <StateWord
      label={t(words[side])}
      tint={tints[side]}
      {...(toggle && { toggle: { ...toggle, isOn: value } })}
    />
  )
}

interface RowsCellProps {
  readonly field: RowsField
  readonly value: readonly Line[]
}

/** The lines of a small table in one cell of a list; with an unknown cell they are dimmed and have a sign. */
function RowsCell({ field, value }: RowsCellProps) {
  const t = useText()
  const columns = Object.entries(field.columns)
  const lines = value.map((line) =>
    columns.map(([name, column]) => cellText(column, line, name, t)).join(' · '),
  )
  const isUnknown = value.some((line) => columns.some(([name, column]) => cellDeparture(column, line, name)))
  const text = lines.join('; ')
  return isUnknown ? <UnknownCell raw={text} /> : <TextCell value={text} />
}

/** A cell of a line as text; an unknown one as it came. */
export function cellText(column: ColumnField, line: Line, name: string, t: Translate): string {
  const value = line[name]
  if (cellDeparture(column, line, name)) return receivedText(value) || '?'
  if (column.kind === 'toggle') return t(toggleWords(column)[value === true ? 'on' : 'off'])
  if (column.kind === 'rows') {
    const lines = Array.isArray(value) ? value.filter(isRecord) : []
    const textOf = (one: Line) =>
      Object.entries(column.columns).map(([inner, field]) => cellText(field, one, inner, t))
    return lines.map((one) => textOf(one).join(' ')).join(', ')
  }
  if (column.kind === 'choice' || column.kind === 'manyChoice') {
    const options = { ...column.options, ...column.legacyOptions }
    const values = column.kind === 'choice' ? [readText(value)] : readTexts(value)
    return values.map((one) => t(optionLabel(options, one))).join(', ')
  }
  return readText(value)
}

interface ConvertedAmountProps {
  readonly value: number | null
  readonly convertTo: NonNullable<FieldOfKind<'money'>['convertTo']>
  /** The currency of `value`. */
  readonly currency: Currency
}

/** An amount converted to another currency, in whole units; renders nothing without a rate. */
export function ConvertedAmount({ value, convertTo, currency }: ConvertedAmountProps) {
  const rate = useRate(requireOperation(resourceOf(convertTo.rate.of()), 'read'), convertTo.rate.field)
  if (value === null || !Number.isFinite(value) || rate === null || currency === convertTo.currency)
    return null
  return <span>{`≈ ${formatMoney(Math.round(value * rate), convertTo.currency)}`}</span>
}

interface RecordLabelProps {
  readonly target: Referable
  readonly id: string
}

/** The label of a referenced record. */
export function RecordLabel({ target, id }: RecordLabelProps) {
  const name = useName(resourceOf(target), id)
  return <ReferenceCell names={id === '' ? [] : [name]} />
}

interface RecordLabelsProps {
  readonly target: Referable
  readonly ids: readonly string[]
}

/** The labels of referenced records. */
export function RecordLabels({ target, ids }: RecordLabelsProps) {
  return <ReferenceCell names={useNames(resourceOf(target), ids)} />
}

interface UnknownValueProps {
  readonly resource: Resource
  readonly row: RowBase
  readonly name: string
}

/** The cell of an unknown value. */
export function UnknownFieldCell({ resource, row, name }: UnknownValueProps) {
  const field = fieldOf(resource, name)
  return (
    <UnknownCell
      raw={unknownOf(resource, name, row.raw)?.raw}
      isSwitch={field.kind === 'toggle' && !field.words}
    />
  )
}
