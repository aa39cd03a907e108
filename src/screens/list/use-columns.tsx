import { useMemo } from 'react'
import { canSave } from '#descriptor/capability.ts'
import type { Field } from '#descriptor/field.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { allowsField } from '#descriptor/restriction.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import type { SwitchFailure } from '#hooks/write/use-switch.ts'
import type { ListColumn } from '#kit/list/list-table.ts'
import { notify } from '#kit/notice.tsx'
import { useUndoableSwitch } from '#screens/use-undoable-switch.ts'
import { cellOf, switchOf } from './cell-of-kind.tsx'
import { allColumns, columnRole, columnWidth, isFlexible, isNumeric } from './column-plan.ts'
import { leadColumn, nameOf } from './lead-column.tsx'

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
