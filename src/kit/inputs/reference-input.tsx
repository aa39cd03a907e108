import '#kit/input-styles.css'
import { Loader, Select } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import { useDebouncedCallback } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './inputs.module.css'
import { pickerFilter } from './picker-filter.ts'
import { PickerOption } from './picker-option.tsx'
import { ReferenceFailed } from './reference-failed.tsx'
import { ReferenceGone } from './reference-gone.tsx'
import {
  type CreateOption,
  createsAtOnce,
  createValue,
  type ReferenceOption,
  unknownLabel,
  withSelected,
} from './reference-option.ts'
import { useEnterChoice } from './use-enter-choice.ts'
import { useRenderLimit } from './use-render-limit.ts'

/** The source of the options of a picker. */
export interface ReferenceOptions {
  readonly options: readonly ReferenceOption[]
  /** Called with the query after the last key. Without it the options are filtered here. */
  readonly onSearch?: (query: string) => void
  /** The query that the options belong to; undefined while they are loading. Only with `onSearch`. */
  readonly loadedQuery?: string | undefined
  /** Milliseconds after the last key; 200 by default, for a server that searches. */
  readonly searchDelay?: number
  /** Called at the end of the loaded options. */
  readonly onMore?: () => void
  readonly isLoading?: boolean
  readonly hasFailed?: boolean
  readonly onRetry?: () => void
  /** Creates a new record. */
  readonly create?: CreateOption | undefined
}

/** The props of a picker of one record. */
export interface ReferenceInputProps extends InputProps<string>, ReferenceOptions {
  /** The label of the saved record, which may not be among the options. */
  readonly savedLabel?: string
  /** Whether the saved record has been deleted. */
  readonly isSavedGone?: boolean
}

/** Selects a record by its label; '' is none. The saved one stays selected even if the options lack it. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { options, onSearch, onMore, isLoading, hasFailed, onRetry, create, savedLabel, isSavedGone } = props
  const t = useText()
  const saved = props.defaultValue ?? ''
  const [chosen, setChosen] = useState<ReferenceOption>({ value: saved, label: '' })
  // The label is kept: later options may lack the record, and its id is unreadable.
  const label =
    options.find(({ value }) => value === chosen.value)?.label ??
    (chosen.value === saved && (isSavedGone ? t('Đã xóa') : savedLabel))
  if (label && label !== chosen.label) setChosen({ ...chosen, label })
  const data = useMemo(() => {
    const createOption = create && { value: createValue, label: create.label }
    return [...withSelected(options, chosen), ...(createOption ? [createOption] : [])]
  }, [options, chosen, create])
  const typed = useRef('')
  // The number of choices: one that is made during a create stays.
  const choices = useRef(0)
  // The picker also calls this with the label of the selected option: not a query.
  const search = useDebouncedCallback((query: string) => {
    onSearch?.(query === chosen.label || query === unknownLabel ? '' : query.trim())
  }, props.searchDelay ?? 200)
  const choose = (option: ReferenceOption) => {
    typed.current = ''
    choices.current += 1
    setChosen(option)
    props.onChange?.(option.value)
  }
  const isLoaded = (query: string) => !onSearch || query === props.loadedQuery
  const createRecord = async () => {
    const name = typed.current === chosen.label ? '' : typed.current
    const before = choices.current
    const created = await create?.createRecord(
      name,
      createsAtOnce(create, name, { options, isLoaded, hasFailed }),
    )
    // Choosing it would replace a query that has been typed in the meantime.
    const isTyping = typed.current !== '' && typed.current !== name
    if (created && choices.current === before && !isTyping) choose(created)
  }
  const isQuery = (text: string) => text !== '' && text !== chosen.label && text !== unknownLabel
  const chooseByEnter = useEnterChoice({ isQuery, isLoaded, hasFailed })
  const { limit, onScrollCapture } = useRenderLimit(options.length, onMore)
  const noMatch = { value: '\0', label: isLoading ? t('Đang tìm…') : t('Không thấy gì khớp'), disabled: true }
  const state = {
    options,
    isSearched: onSearch !== undefined,
    isLoaded,
    hasFailed,
    create,
    noMatch,
    chosenLabel: chosen.label,
  }
  return (
    <div onScrollCapture={onScrollCapture}>
      <Select
        {...fieldProps(props)}
        data={data}
        // Controlled: an uncontrolled Select discards the typed text whenever its options change.
        value={chosen.value || null}
        onChange={(value, option) => {
          if (value === createValue) void createRecord()
          else choose({ value: value ?? '', label: option?.label ?? '' })
        }}
        classNames={{ option: classes.option, options: classes.options, dropdown: classes.dropdown }}
        searchable
        // Typing replaces the present text.
        onFocus={(event) => {
          event.currentTarget.select()
          props.onFocus?.(event)
        }}
        onClick={(event) => event.currentTarget.select()}
        onKeyDown={chooseByEnter}
        onBlur={(event) => {
          typed.current = ''
          props.onBlur?.(event)
        }}
        onInput={(event) => {
          typed.current = event.currentTarget.value.trim()
        }}
        filter={(input) => pickerFilter(input, state)}
        limit={limit}
        // The list itself scrolls: an inner scroll box would need the focus for scrolling by keys.
        withScrollArea={false}
        onSearchChange={onSearch && search}
        clearable={!props.required && !props.readOnly}
        clearButtonProps={{ 'aria-label': t('Bỏ chọn {name}', { name: props.label }), size: '1.5rem' }}
        allowDeselect={!props.required}
        rightSection={isLoading ? <Loader size={16} /> : undefined}
        renderOption={({ option }) => <PickerOption option={option} />}
      />
      {isSavedGone && chosen.value === saved && <ReferenceGone />}
      {hasFailed && <ReferenceFailed onRetry={onRetry} />}
    </div>
  )
}
