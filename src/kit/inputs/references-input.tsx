import '#kit/input-styles.css'
import { Loader, MultiSelect } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { useDebouncedCallback } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import shared from './inputs.module.css'
import { pickerFilter } from './picker-filter.ts'
import { PickerOption } from './picker-option.tsx'
import { ReferenceFailed } from './reference-failed.tsx'
import { ReferenceGone } from './reference-gone.tsx'
import type { ReferenceOptions } from './reference-input.tsx'
import { createsAtOnce, createValue, type ReferenceOption, withSelected } from './reference-option.ts'
import classes from './references-input.module.css'
import { useEnterChoice } from './use-enter-choice.ts'
import { useRenderLimit } from './use-render-limit.ts'

/** The props of a picker of several records. */
export interface ReferencesInputProps extends InputProps<readonly string[]>, ReferenceOptions {
  /** Labels by id, for saved records that are not among the options. */
  readonly savedLabels: ReadonlyMap<string, string>
  /** Ids of saved records that have been deleted. */
  readonly gone: ReadonlySet<string>
}

const NONE: readonly string[] = []

const classNames = {
  input: classes.input,
  inputField: classes.search,
  pill: classes.pill,
  option: shared.option,
  options: shared.options,
  dropdown: shared.dropdown,
}

/** Selects several records by their labels. The saved ones stay selected even if the options lack them. */
export function ReferencesInput(props: ReferencesInputProps) {
  const { options, onSearch, onMore, isLoading, hasFailed, onRetry, create, savedLabels, gone } = props
  const t = useText()
  const [chosen, setChosen] = useState(props.defaultValue ?? NONE)
  // Labels are kept: later options may lack the records.
  const [knownLabels, setKnownLabels] = useState<ReadonlyMap<string, string>>(new Map())
  const currentLabels = new Map([
    ...savedLabels,
    ...options.map(({ value, label }) => [value, label] as const),
  ])
  for (const id of gone) currentLabels.set(id, t('Đã xóa'))
  const newLabels = [...currentLabels].filter(
    ([id, label]) => chosen.includes(id) && knownLabels.get(id) !== label,
  )
  if (newLabels.length > 0) setKnownLabels(new Map([...knownLabels, ...newLabels]))
  const data = useMemo(() => {
    const createOption = create && { value: createValue, label: create.label }
    const picked = chosen.map((value): ReferenceOption => ({ value, label: knownLabels.get(value) ?? '' }))
    return [...withSelected(options, ...picked), ...(createOption ? [createOption] : [])]
  }, [options, chosen, knownLabels, create])
  const typed = useRef('')
  const search = useDebouncedCallback((query: string) => onSearch?.(query.trim()), props.searchDelay ?? 200)
  // A ref: a create ends after later choices.
  const latest = useRef(chosen)
  const choose = (values: readonly string[]) => {
    latest.current = values
    setChosen(values)
    props.onChange?.(values)
  }
  const isLoaded = (query: string) => !onSearch || query === props.loadedQuery
  const createRecord = async (name: string) => {
    const created = await create?.createRecord(
      name,
      createsAtOnce(create, name, { options, isLoaded, hasFailed }),
    )
    if (!created) return
    setKnownLabels((last) => new Map([...last, [created.value, created.label]]))
    choose([...latest.current, created.value])
  }
  const chooseByEnter = useEnterChoice({ isQuery: (text) => text !== '', isLoaded, hasFailed })
  const { limit, onScrollCapture } = useRenderLimit(options.length, onMore)
  const noMatch = { value: '\0', label: isLoading ? t('Đang tìm…') : t('Không thấy gì khớp'), disabled: true }
  const state = { options, isSearched: onSearch !== undefined, isLoaded, hasFailed, create, noMatch }
  const { name: _, placeholder, ...field } = fieldProps(props)
  return (
    <div onScrollCapture={onScrollCapture}>
      <MultiSelect
        {...field}
        {...(chosen.length === 0 && placeholder ? { placeholder } : {})}
        data={data}
        value={[...chosen]}
        onChange={(values: string[]) => {
          const ids = values.filter((value) => value !== createValue)
          if (ids.length < values.length) void createRecord(typed.current)
          else choose(ids)
          typed.current = ''
        }}
        classNames={classNames}
        searchable
        onKeyDown={chooseByEnter}
        onInput={(event) => {
          if (event.target instanceof HTMLInputElement) typed.current = event.target.value.trim()
        }}
        onBlur={(event) => {
          typed.current = ''
          field.onBlur?.(event)
        }}
        filter={(input) => pickerFilter(input, state)}
        limit={limit}
        // The list itself scrolls: an inner scroll box would need the focus for scrolling by keys.
        withScrollArea={false}
        {...(onSearch ? { onSearchChange: search } : {})}
        rightSection={isLoading ? <Loader size={16} /> : undefined}
        renderOption={({ option }) => <PickerOption option={option} />}
      />
      {chosen.some((id) => gone.has(id)) && <ReferenceGone />}
      {hasFailed && <ReferenceFailed onRetry={onRetry} />}
    </div>
  )
}
