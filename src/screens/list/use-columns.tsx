import { useMemo } from 'react'
import { canSave } from '#descriptor/capability.ts'
import type { Field, Kind } from '#descriptor/field.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { allowsField } from '#descriptor/restriction.ts'
import { labelOf, type Row } from '#descriptor/row.ts'
import { listFields } from '#descriptor/row-story.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { useSwitch } from '#hooks/write/use-switch.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import { TextCell } from '#kit/cells/text-cell.tsx'
import { ToggleCell } from '#kit/cells/toggle-cell.tsx'
import type { TableColumn } from '#kit/list/table-column.ts'
import { notify } from '#kit/notice.tsx'
import { cellOf } from './cell-of-kind.tsx'

/** Widths in pixels of the kinds that need little room; the others share the rest. */
const widths: Partial<Record<Kind, number>> = {
  number: 100,
  money: 130,
  choice: 140,
  toggle: 104,
  date: 110,
  dateTime: 136,
  birthday: 110,
  color: 130,
  phone: 130,
  image: 72,
  images: 88,
  reference: 140,
  readOnly: 136,
}

/** The columns of a list, rendered by kind; an on/off column is a switch if the entity can be updated. */
export function useColumns(resource: Resource): readonly TableColumn<Row>[] {
  const t = useText()
  const { mutate } = useSwitch(resource, notifyFailure)
  const restrictionOf = useRestriction(resource)
  const canUpdate = canSave(resource, false)
  return useMemo(
    () =>
      listFields(resource).map((key): TableColumn<Row> => {
        const field = fieldOf(resource, key)
        const label = t(field.label)
        const minWidth = widths[field.kind]
        // A head is not truncated: eight pixels a letter, plus the sort arrow.
        const width = minWidth && Math.max(minWidth, label.length * 8 + 44)
        return {
          key,
          label,
          ...(width && key !== resource.label ? { width } : {}),
          align: field.kind === 'number' || field.kind === 'money' ? 'end' : 'start',
          sortable: resource.list.sort?.includes(key) ?? false,
          cell: (row) => {
            if (key === resource.label) return <TextCell value={labelOf(resource, row)} />
            if (!isSwitch(field) || !canUpdate || !allowsField(restrictionOf(row), key))
              return cellOf(resource, row, key, t)
            return (
              <ToggleCell
                value={row[key] === true}
                label={t('{field}: {name}', { field: t(field.label), name: labelOf(resource, row) })}
                onToggle={(to) => mutate({ row, name: key, to })}
              />
            )
          },
        }
      }),
    [resource, t, mutate, canUpdate, restrictionOf],
  )
}

const isSwitch = (field: Field) => field.kind === 'toggle' && !field.readOnly

function notifyFailure(failure: WriteFailed) {
  notify({ tone: 'bad', text: failure.text, more: failure.more('switch') })
}
