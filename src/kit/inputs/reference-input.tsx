import { Loader, Select } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { useDebouncedCallback } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { fieldProps, type InputProps } from './input-props.tsx'
import classes from './inputs.module.css'
import { ReferenceFailed } from './reference-failed.tsx'
import { foundIn, type ReferenceOption, withChosen } from './reference-option.ts'

/** What a picker of another record takes. */
export interface ReferenceInputProps extends InputProps<string> {
  readonly options: readonly ReferenceOption[]
  /** Where the back-end searches: called with the words 200 ms after the last key. Without it the options are searched here. */
  readonly onSearch?: (words: string) => void
  readonly isLoading?: boolean
  readonly hasFailed?: boolean
  readonly onRetry?: () => void
  /** The words of the saved record, in case it is not among the options. */
  readonly savedLabel?: string
}

/** Picks another record by its words; '' is none. The saved one stays, whatever becomes of the options. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { options, onSearch, isLoading, hasFailed, onRetry, savedLabel } = props
  const t = useText()
  const saved = props.defaultValue ?? ''
  const [chosen, setChosen] = useState<ReferenceOption>({ value: saved, label: '' })
  // Its words are kept once they are known: the next options may be others, and an id would say nothing.
  const label =
    options.find(({ value }) => value === chosen.value)?.label ?? (chosen.value === saved && savedLabel)
  if (label && label !== chosen.label) setChosen({ ...chosen, label })
  const data = useMemo(() => withChosen(options, chosen), [options, chosen])
  // The picker also tells the words of what is chosen, its id while they are unknown: those are no search.
  const search = useDebouncedCallback((words: string) => {
    onSearch?.(words === chosen.label || words === chosen.value ? '' : words.trim())
  }, 200)
  // Said as an option that cannot be chosen: a list may hold nothing else.
  const nothing = { value: '\0', label: isLoading ? t('Đang tìm…') : t('Không thấy gì khớp'), disabled: true }
  return (
    <div>
      <Select
        {...fieldProps(props)}
        data={data}
        // Held here: a Select that holds its own forgets what is being typed whenever its options change.
        value={chosen.value || null}
        onChange={(value, option) => {
          setChosen({ value: value ?? '', label: option?.label ?? '' })
          props.onChange?.(value ?? '')
        }}
        classNames={{ option: classes.option }}
        searchable
        // What is typed replaces the words that stand there.
        onFocus={(event) => {
          event.currentTarget.select()
          props.onFocus?.(event)
        }}
        onClick={(event) => event.currentTarget.select()}
        // The search is a list's own: words are found without their marks, and few enough are drawn.
        filter={(asked) => {
          const found = onSearch ? asked.options : foundIn(asked)
          return found.length > 0 ? found : [nothing]
        }}
        limit={100}
        onSearchChange={onSearch && search}
        clearable={!props.required && !props.readOnly}
        clearButtonProps={{ 'aria-label': t('Bỏ chọn {name}', { name: props.label }) }}
        allowDeselect={!props.required}
        rightSection={isLoading ? <Loader size={16} /> : undefined}
        renderOption={({ option }) => <Indented option={option} />}
      />
      {hasFailed && <ReferenceFailed onRetry={onRetry} />}
    </div>
  )
}

function Indented({ option }: { readonly option: ReferenceOption }) {
  return <span style={{ paddingInlineStart: (option.depth ?? 0) * 16 }}>{option.label}</span>
}
