import '#kit/choice-styles.css'
import '@mantine/core/styles/Fieldset.layer.css'
import { Button, Checkbox, Divider, Fieldset, Radio, Stack } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from '#kit/list/anchored-popover.tsx'
import { type Density, labelOf } from '#kit/list/list-table.ts'
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
      <Stack gap={8} p={8} miw="15rem">
        {columns.some((column) => column.getCanSort()) && <SortChoice {...props} />}
        <Fieldset legend={t('Độ cao dòng')}>
          <Stack gap={4}>
            {(['normal', 'compact'] as const).map((one) => (
              <Radio
                key={one}
                name="density"
                label={densities[one]}
                checked={density === one}
                onChange={() => onDensity(one)}
              />
            ))}
          </Stack>
        </Fieldset>
        <Divider />
        <Fieldset legend={t('Cột')}>
          <ShownColumns table={table} />
          <Stack gap={4} mt={4}>
            {columns
              .filter((column) => !column.getIsVisible())
              .map((column) => (
                <Checkbox
                  key={column.id}
                  label={labelOf(column)}
                  checked={false}
                  onChange={() => column.toggleVisibility()}
                />
              ))}
          </Stack>
        </Fieldset>
        {onReset && (
          <Button variant="subtle" onClick={onReset}>
            {t('Về cột mặc định')}
          </Button>
        )}
      </Stack>
    </AnchoredPopover>
  )
}
