import { IconLock } from '@tabler/icons-react'
import { memo } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './grid.module.css'
import type { GridStore } from './grid-store.ts'
import { trackOf } from './use-column-window.ts'

/** The labels of the columns; pressing one selects its column. */
export const GridHead = memo(function GridHead({ store }: { readonly store: GridStore }) {
  const t = useText()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the rows
    <div role="rowgroup" className={classes.head}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the rows
        role="row"
        aria-rowindex={1}
        className={classes.headRow}
        style={{
          gridTemplateColumns: store.columns.map((column) => trackOf(store.columns, column)).join(' '),
        }}
      >
        {store.columns.map(({ name, field, isLocked, isNumeric }, at) => (
          // Keys select a column with Shift and Ctrl.
          <div
            key={name}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the rows
            role="columnheader"
            tabIndex={-1}
            aria-colindex={at + 1}
            className={classes.headCell}
            data-number={isNumeric || undefined}
            title={t(field.label)}
            onMouseDown={(event) => {
              event.preventDefault()
              store.selectColumn(at)
              store.input()?.focus()
            }}
          >
            {isLocked && <IconLock size={13} stroke={1.6} aria-label={t('Chỉ xem')} />}
            <span>
              {t(field.label)}
              {field.required && ' *'}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
})
