import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useText } from '#hooks/use-text.ts'
import classes from './column-choices.module.css'
import type { ColumnChoicesProps } from './column-option.ts'

type SortChoiceProps = Pick<ColumnChoicesProps, 'sortable' | 'order' | 'onOrder'>

/** The order of a list, by any field that the back-end can sort by; pressing the chosen one reverses it. */
export function SortChoice({ sortable, order, onOrder }: SortChoiceProps) {
  const t = useText()
  return (
    <fieldset className={classes.group}>
      <legend>{t('Sắp xếp')}</legend>
      <label>
        <input type="radio" name="sort" checked={order === null} onChange={() => onOrder(null)} />
        {t('Thứ tự mặc định')}
      </label>
      {sortable.map(({ key, label }) => {
        const isChosen = order?.key === key
        const Arrow = isChosen && order.desc ? IconArrowDown : IconArrowUp
        return (
          <div key={key} className={classes.line}>
            <label>
              <input
                type="radio"
                name="sort"
                checked={isChosen}
                onChange={() => onOrder({ key, desc: false })}
              />
              {label}
            </label>
            {isChosen && (
              <button
                type="button"
                className={classes.tool}
                aria-pressed={order.desc}
                aria-label={t('Giảm dần: {label}', { label })}
                onClick={() => onOrder({ key, desc: !order.desc })}
              >
                <Arrow size={16} aria-hidden />
              </button>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
