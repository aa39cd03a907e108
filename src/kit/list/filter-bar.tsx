import { Button, CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './filter-bar.module.css'

interface FilterBase {
  readonly key: string
  readonly label: string
  /** The value in the address; '' matches every row. */
  readonly value: string
}

/** A filter of a list, by the kind of its field. */
export type Filter =
  | (FilterBase & { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> })
  | (FilterBase & { readonly kind: 'toggle' })
  | (FilterBase & { readonly kind: 'date' })
  | (FilterBase & {
      readonly kind: 'record'
      /** The label of the chosen record. */
      readonly shown: ReactNode
      /** Opens the picker under the chip. */
      readonly onOpen: (chip: HTMLElement) => void
      /** Called on hover or focus, before the picker is opened. */
      readonly onIntent: () => void
    })

interface FilterBarProps {
  readonly filters: readonly Filter[]
  readonly onFilter: (key: string, value: string) => void
  readonly onClear?: () => void
}

/** The filters of a list as chips: native elements, which are quick on a phone and add no code. */
export function FilterBar({ filters, onFilter, onClear }: FilterBarProps) {
  const t = useText()
  const active = filters.filter(({ value }) => value !== '')
  return (
    <fieldset className={classes.bar} aria-label={t('Bộ lọc')}>
      {filters.map((filter) => (
        <div key={filter.key} className={classes.chip} data-active={filter.value !== '' || undefined}>
          {filter.kind === 'record' ? (
            <button
              type="button"
              aria-haspopup="dialog"
              onFocus={filter.onIntent}
              onPointerEnter={filter.onIntent}
              onClick={(event) => filter.onOpen(event.currentTarget)}
            >
              <span>{filter.label}</span> {filter.shown}
            </button>
          ) : (
            <label>
              <span>{filter.label}</span>
              <FilterInput filter={filter} onChange={(value) => onFilter(filter.key, value)} />
            </label>
          )}
          {filter.value !== '' && (
            <CloseButton
              size={24}
              aria-label={t('Bỏ lọc {name}', { name: filter.label })}
              onClick={() => onFilter(filter.key, '')}
            />
          )}
        </div>
      ))}
      {onClear && active.length > 1 && (
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {t('Bỏ tất cả bộ lọc')}
        </Button>
      )}
    </fieldset>
  )
}

interface FilterInputProps {
  readonly filter: Exclude<Filter, { readonly kind: 'record' }>
  readonly onChange: (value: string) => void
}

function FilterInput({ filter, onChange }: FilterInputProps) {
  const t = useText()
  if (filter.kind === 'date') {
    return (
      <input type="date" value={filter.value} onChange={(event) => onChange(event.currentTarget.value)} />
    )
  }
  const options = filter.kind === 'toggle' ? { true: t('Bật'), false: t('Tắt') } : filter.options
  // A value of an old link that is no longer an option is still shown, so that it can be removed.
  const isKnown = filter.value === '' || Object.hasOwn(options, filter.value)
  return (
    <select value={filter.value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{t('tất cả')}</option>
      {!isKnown && <option value={filter.value}>{filter.value}</option>}
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
