import { useMemo } from 'react'
import { canSave } from '#descriptor/capability.ts'
import type { Field } from '#descriptor/field.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { allowsField } from '#descriptor/restriction.ts'
import { type Row, type RowBase, valueOf } from '#descriptor/row.ts'
import { rowStoryOf } from '#descriptor/row-story.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import type { SwitchFailure } from '#hooks/write/use-switch.ts'
import { ImageCell } from '#kit/cells/image-cell.tsx'
import { shownUrl } from '#kit/cells/shown-url.ts'
import { LeadDetail, leadName } from '#kit/list/lead-name.tsx'
import type { ListColumn } from '#kit/list/list-table.ts'
import { notify } from '#kit/notice.tsx'
import { pictureAddress } from '#screens/picture-address.ts'
import { useUndoableSwitch } from '#screens/use-undoable-switch.ts'
import { cellOf, switchOf } from './cell-of-kind.tsx'
import { allColumns, columnRole, columnWidth, isFlexible, isNumeric } from './column-plan.ts'

/**
 * The columns that a list can show: the name, then fields, rendered by kind; an on/off column is a switch if the entity
 * can be updated, except the published state, which changes in the form.
 */
export function useColumns(resource: Resource): ListColumn<Row>[] {
  const t = useText()
  const flip = useUndoableSwitch(resource, notifyFailure)
  const restrictionOf = useRestriction(resource)
  const canUpdate = canSave(resource, false)
  return useMemo(() => {
    const columnOf = (key: string): ListColumn<Row> => {
      const field = fieldOf(resource, key)
      const label = t(field.label)
      const sortable = resource.list.sort?.includes(key) ?? false
      const role = columnRole(resource, key)
      const canSwitch = isSwitch(field) && canUpdate && key !== resource.published
      return {
        id: key,
        header: label,
        accessorFn: (row) => valueOf(row, key),
        size: columnWidth(field, label, sortable),
        enableSorting: sortable,
        meta: {
          isFlexible: isFlexible(field),
          align: isNumeric(field) || role === 'when' ? 'end' : 'start',
          ...(role && { role }),
        },
        cell: ({ row: { original: row } }) =>
          canSwitch && row[key] !== undefined && allowsField(restrictionOf(row), key)
            ? switchOf(field, row[key] === true, t, {
                label: t('{field}: {name}', { field: label, name: nameOf(resource, row, t) }),
                onToggle: (to) => flip({ row, name: key, to }),
              })
            : cellOf(resource, row, key, t),
      }
    }
    return [leadColumn(resource, t), ...allColumns(resource).map(columnOf)]
  }, [resource, t, flip, canUpdate, restrictionOf])
}

const isSwitch = (field: Field) => field.kind === 'toggle' && !field.readOnly

function notifyFailure(failure: SwitchFailure) {
  notify({ tone: 'bad', ...failure.shown('switch') })
}

/** The first column of a list: the picture, the name and the line that tells two records apart. */
function leadColumn(resource: Resource, t: Translate): ListColumn<Row> {
  const { title, picture, detail } = rowStoryOf(resource)
  return {
    id: title,
    header: t(fieldOf(resource, title).label),
    accessorFn: (row) => valueOf(row, title),
    enableSorting: resource.list.sort?.includes(title) ?? false,
    cell: ({ row: { original: row } }) => {
      const name = leadName(nameOf(resource, row, t))
      if (valueOf(row, title) !== undefined) return name
      return (
        <>
          <span>{name}</span>
          <span> </span>
          {cellOf(resource, row, title, t)}
        </>
      )
    },
    meta: {
      ...(picture !== undefined && {
        picture: (row: Row) => <ImageCell src={pictureAddress(firstText(valueOf(row, picture)))} />,
      }),
      ...(detail.length > 0 && { detail: (row: Row) => detailOf(resource, row, detail, t) }),
    },
  }
}

/** The name of a row in its list, never its id. */
export function nameOf(resource: Resource, row: RowBase, t: Translate): string {
  return recordName({ label: rowStoryOf(resource).title }, row, t)
}

function detailOf(resource: Resource, row: Row, names: readonly string[], t: Translate) {
  const parts = names.flatMap((key) => {
    const value = valueOf(row, key)
    if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) return []
    const text = value === undefined ? undefined : plainText(fieldOf(resource, key), value)
    return [{ key, text, content: text ?? cellOf(resource, row, key, t) }]
  })
  const texts = parts.map(({ text }) => text).filter((text) => text !== undefined)
  return <LeadDetail parts={parts} title={texts.join(' · ')} />
}

// Links would be a second target in the cell, too small for a finger.
function plainText({ kind }: Field, value: unknown): string | undefined {
  if (kind === 'url') return shownUrl(readText(value))
  if (kind === 'longText') return readText(value).slice(0, 200)
  return kind === 'text' || kind === 'slug' || kind === 'email' || kind === 'phone'
    ? readText(value)
    : undefined
}

const firstText = (value: unknown) => readText(Array.isArray(value) ? value[0] : value)
