import { Loader, Select } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import { useDebouncedCallback } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './inputs.module.css'
import { OptionWords } from './option-words.tsx'
import { ReferenceFailed } from './reference-failed.tsx'
import { ReferenceGone } from './reference-gone.tsx'
import {
  type Creating,
  createValue,
  drawnOptions,
  foundIn,
  offered,
  type ReferenceOption,
  withChosen,
} from './reference-option.ts'
import { useDrawnLimit } from './use-drawn-limit.ts'

/** What the options of a picker come from. */
export interface ReferencePicking {
  readonly options: readonly ReferenceOption[]
  /** Where the back-end searches: called with the words 200 ms after the last key. Without it the options are searched here. */
  readonly onSearch?: (words: string) => void
  /** Called at the end of the options that are here. */
  readonly onMore?: () => void
  readonly isLoading?: boolean
  readonly hasFailed?: boolean
  readonly onRetry?: () => void
  /** The way to a record that is not there yet. */
  readonly create?: Creating | undefined
}

/** What a picker of another record takes. */
export interface ReferenceInputProps extends InputProps<string>, ReferencePicking {
  /** The words of the saved record, in case it is not among the options. */
  readonly savedLabel?: string
  /** There is no such record any more. */
  readonly isSavedGone?: boolean
}

/** Picks another record by its words; '' is none. The saved one stays, whatever becomes of the options. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { options, onSearch, onMore, isLoading, hasFailed, onRetry, create, savedLabel, isSavedGone } = props
  const t = useText()
  const saved = props.defaultValue ?? ''
  const [chosen, setChosen] = useState<ReferenceOption>({ value: saved, label: '' })
  // Its words are kept once they are known: the next options may be others, and an id would say nothing.
  const label =
    options.find(({ value }) => value === chosen.value)?.label ?? (chosen.value === saved && savedLabel)
  if (label && label !== chosen.label) setChosen({ ...chosen, label })
  const createOption = useMemo(() => create && { value: createValue, label: create.label }, [create])
  const data = useMemo(
    () => [...withChosen(options, chosen), ...(createOption ? [createOption] : [])],
    [options, chosen, createOption],
  )
  const typed = useRef('')
  // The picker also tells the words of what is chosen, its id while they are unknown: those are no search.
  const search = useDebouncedCallback((words: string) => {
    onSearch?.(words === chosen.label || words === chosen.value ? '' : words.trim())
  }, 200)
  const choose = (option: ReferenceOption) => {
    setChosen(option)
    props.onChange?.(option.value)
  }
  const make = async () => {
    const made = await create?.ask(typed.current === chosen.label ? '' : typed.current)
    if (made) choose(made)
  }
  const { limit, onScrollCapture } = useDrawnLimit(options.length, onMore)
  // Said as an option that cannot be chosen: a list may hold nothing else.
  const nothing = { value: '\0', label: isLoading ? t('Đang tìm…') : t('Không thấy gì khớp'), disabled: true }
  return (
    <div onScrollCapture={onScrollCapture}>
      <Select
        {...fieldProps(props)}
        data={data}
        // Held here: a Select that holds its own forgets what is being typed whenever its options change.
        value={chosen.value || null}
        onChange={(value, option) => {
          if (value === createValue) void make()
          else choose({ value: value ?? '', label: option?.label ?? '' })
        }}
        classNames={{ option: classes.option, options: classes.options, dropdown: classes.dropdown }}
        searchable
        // What is typed replaces the words that stand there.
        onFocus={(event) => {
          event.currentTarget.select()
          props.onFocus?.(event)
        }}
        onClick={(event) => event.currentTarget.select()}
        onInput={(event) => {
          typed.current = event.currentTarget.value.trim()
        }}
        // The search is a list's own: words are found without their marks, and few enough are drawn.
        filter={(asked) => {
          const there = offered(asked, options)
          const found = onSearch ? there.slice(0, asked.limit) : foundIn({ ...asked, options: there })
          return [...drawnOptions(found, nothing, createOption)]
        }}
        limit={limit}
        // The list itself scrolls: a box within it would want the focus to do so by keys.
        withScrollArea={false}
        onSearchChange={onSearch && search}
        clearable={!props.required && !props.readOnly}
        clearButtonProps={{ 'aria-label': t('Bỏ chọn {name}', { name: props.label }) }}
        allowDeselect={!props.required}
        rightSection={isLoading ? <Loader size={16} /> : undefined}
        renderOption={({ option }) => <OptionWords option={option} />}
      />
      {isSavedGone && chosen.value === saved && <ReferenceGone />}
      {hasFailed && <ReferenceFailed onRetry={onRetry} />}
    </div>
  )
}
