import { useText } from '#hooks/use-text.ts'
import classes from './column-choices.module.css'
import type { ColumnChoicesProps } from './column-option.ts'
import { ShownColumns } from './shown-columns.tsx'
import { SortChoice } from './sort-choice.tsx'

/** The content of the columns menu: visible columns in their order, the other fields, the order and the row height. */
export function ColumnChoices(props: ColumnChoicesProps) {
  const { columns, shown, onShown, onReset, sortable, density, onDensity } = props
  const t = useText()
  const densities = { normal: t('Thoáng'), compact: t('Gọn') }
  const visible = shown
    .map((key) => columns.find((one) => one.key === key))
    .filter((one) => one !== undefined)
  const others = columns.filter(({ key }) => !shown.includes(key))
  return (
    <div className={classes.choices}>
      {sortable.length > 0 && <SortChoice {...props} />}
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
        <ShownColumns columns={visible} onShown={onShown} />
        {others.map(({ key, label }) => (
          <label key={key}>
            <input type="checkbox" checked={false} onChange={() => onShown([...shown, key])} />
            {label}
          </label>
        ))}
      </fieldset>
      {onReset && (
        <button type="button" className={classes.reset} onClick={onReset}>
          {t('Về cột mặc định')}
        </button>
      )}
    </div>
  )
}
