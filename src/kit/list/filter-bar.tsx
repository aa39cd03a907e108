import { Button, CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './filter-bar.module.css'

interface FilterBase {
  readonly key: string
  readonly label: string
  /** As it stands in the address; '' lets every row through. */
  readonly value: string
}

/** A filter of a list, by the kind of its field. */
export type Filter =
  | (FilterBase & { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> })
  | (FilterBase & { readonly kind: 'toggle' })
  | (FilterBase & { readonly kind: 'date' })
  | (FilterBase & {
      readonly kind: 'record'
      /** What is chosen, in words. */
      readonly shown: ReactNode
      /** Opens the list that one is chosen from, under the chip. */
      readonly onOpen: (chip: HTMLElement) => void
      /** Somebody is about to open it. */
      readonly onIntent: () => void
    })

interface FilterBarProps {
  readonly filters: readonly Filter[]
  readonly onFilter: (key: string, value: string) => void
  readonly onClear?: () => void
}

/** The filters of a list as chips: native parts, quick under the thumb and in the first bytes. */
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
  // A value from an old link that is no option any more still shows, so that it can be taken off.
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
