import { ActionIcon } from '@mantine/core'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useCallback, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { AnchoredPopover } from './anchored-popover.tsx'
import classes from './columns-menu.module.css'
import type { Density, TableColumn } from './table-column.ts'

interface ColumnsMenuProps {
  readonly columns: readonly Pick<TableColumn<never>, 'key' | 'label'>[]
  readonly hidden: readonly string[]
  readonly onHidden: (hidden: readonly string[]) => void
  readonly density: Density
  readonly onDensity: (density: Density) => void
  /** The column with the name of the row: it cannot be hidden. */
  readonly nameKey: string
}

/** The menu for the visible columns and the row height of a list. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const t = useText()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setButton(null), [])
  const title = t('Cột và độ cao dòng')
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={title}
        aria-haspopup="dialog"
        onClick={(event) => setButton(button ? null : event.currentTarget)}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden />
      </ActionIcon>
      {button && (
        <AnchoredPopover anchor={button} label={title} onClose={close}>
          <Choices {...props} />
        </AnchoredPopover>
      )}
    </>
  )
}

function Choices({ columns, hidden, onHidden, density, onDensity, nameKey }: ColumnsMenuProps) {
  const t = useText()
  const setShown = (key: string, isShown: boolean) =>
    onHidden(isShown ? hidden.filter((one) => one !== key) : [...hidden, key])
  const densities = { normal: t('Thoáng'), compact: t('Gọn') }
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t('Cột')}</legend>
        {columns
          .filter(({ key }) => key !== nameKey)
          .map(({ key, label }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={!hidden.includes(key)}
                onChange={(event) => setShown(key, event.currentTarget.checked)}
              />
              {label}
            </label>
          ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('Độ cao dòng')}</legend>
        {(['normal', 'compact'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="density" checked={density === one} onChange={() => onDensity(one)} />
            {densities[one]}
          </label>
        ))}
      </fieldset>
    </>
  )
}
