import type { ComponentProps } from 'react'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { type Density, labelOf } from '#kit/list/list-table.ts'
import classes from './column-choices.module.css'
import { ShownColumns } from './shown-columns.tsx'
import { SortChoice, type SortChoiceProps } from './sort-choice.tsx'

export interface ColumnChoicesProps
  extends SortChoiceProps,
    Pick<ComponentProps<typeof AnchoredPopover>, 'anchor' | 'label' | 'onClose'> {
  /** Restores the usual columns and widths; undefined where they are shown. */
  readonly onReset: (() => void) | undefined
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

/** The columns menu: visible columns in their order, the other fields, the order and the row height. */
export function ColumnChoices(props: ColumnChoicesProps) {
  const { table, onReset, density, onDensity, anchor, label, onClose } = props
  const t = useText()
  const densities = { normal: t('Thoáng'), compact: t('Gọn') }
  const columns = table.getAllLeafColumns()
  return (
    <AnchoredPopover anchor={anchor} label={label} onClose={onClose}>
      <div className={classes.choices}>
        {columns.some((column) => column.getCanSort()) && <SortChoice {...props} />}
        <fieldset className={classes.group}>
          <legend>{t('Độ cao dòng')}</legend>
          {(['normal', 'compact'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="density" checked={density === one} onChange={() => onDensity(one)} />
              {densities[one]}
            </label>
          ))}
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('Cột')}</legend>
          <ShownColumns table={table} />
          {columns
            .filter((column) => !column.getIsVisible())
            .map((column) => (
              <label key={column.id}>
                <input type="checkbox" checked={false} onChange={() => column.toggleVisibility()} />
                {labelOf(column)}
              </label>
            ))}
        </fieldset>
        {onReset && (
          <button type="button" className={classes.reset} onClick={onReset}>
            {t('Về cột mặc định')}
          </button>
        )}
      </div>
    </AnchoredPopover>
  )
}
