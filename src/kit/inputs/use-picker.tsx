import '#kit/input-styles.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Button, Loader, type OptionsFilter, Text } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type UIEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useText } from '#hooks/use-text.ts'
import type { InputProps } from './input-props.tsx'
import classes from './picker.module.css'
import {
  type CreateOption,
  createsAtOnce,
  createValue,
  type LoadedOptions,
  pickerFilter,
  type ReferenceOption,
  unknownLabel,
  withSelected,
} from './reference-option.ts'
import { useEnterChoice } from './use-enter-choice.ts'

/** Number of options that a list renders at first: more would open slowly. */
const STEP = 100

/** The height of two options, in pixels: scrolling may end a little above the bottom. */
const NEAR = 80

/** Limits the rendered options; near the end of the list it renders more loaded ones or calls `onMore`. */
function useRenderLimit(count: number, onMore: (() => void) | undefined) {
  const [limit, setLimit] = useState(STEP)
  // For an element around the picker: its list has no scroll callback.
  const onScrollCapture = ({ target }: UIEvent) => {
    if (!(target instanceof Element) || target.getAttribute('role') !== 'listbox') return
    if (target.scrollTop + target.clientHeight < target.scrollHeight - NEAR) return
    if (limit < count) setLimit(limit + STEP)
    else onMore?.()
  }
  return { limit, onScrollCapture }
}

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

interface Chosen {
  readonly values: readonly string[]
  /** Labels by id, for saved records that are not among the options. */
  readonly savedLabels: ReadonlyMap<string, string | undefined>
  /** Ids of saved records that have been deleted. */
  readonly gone: ReadonlySet<string>
  /** Whether the box contains the label of the selected record, which is no query. */
  readonly isSingle?: boolean
}

/** The options, the search and the labels of the selected records, for the pickers of one and of several records. */
export function usePicker(
  props: ReferenceOptions & Pick<InputProps<never>, 'onBlur'>,
  { values, savedLabels, gone, isSingle = false }: Chosen,
) {
  const { options, onSearch, hasFailed, create } = props
  const t = useText()
  // Labels are kept: later options may lack the records, and ids are unreadable.
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  const remember = (known: readonly (readonly [string, string])[]) =>
    setLabels((last) => new Map([...last, ...known]))
  const unseen = values.flatMap((id) => {
    const listed = options.find(({ value }) => value === id)?.label ?? savedLabels.get(id)
    const label = gone.has(id) ? t('Đã xóa') : listed
    return label && label !== labels.get(id) ? [[id, label] as const] : []
  })
  if (unseen.length > 0) remember(unseen)
  // The chosen record with the label that it had when typing began: Mantine writes a label that changes over the typed text.
  const [typedOver, setTypedOver] = useState<ReferenceOption | null>(null)
  const data = useMemo(() => {
    const selected = values.map((value) => ({ value, label: labels.get(value) ?? '' }))
    const createOption = create && { value: createValue, label: create.label }
    const all = [...withSelected(options, selected), ...(createOption ? [createOption] : [])]
    return all.map((one) => (one.value === typedOver?.value ? { ...one, label: typedOver.label } : one))
  }, [options, values, labels, create, typedOver])
  const typedRef = useRef('')
  const chosenLabel = isSingle ? labels.get(values[0] ?? '') : undefined
  const isQuery = (text: string) => text !== '' && text !== chosenLabel && text !== unknownLabel
  const isLoaded = (query: string) => !onSearch || query === props.loadedQuery
  const loaded: LoadedOptions = { options, isLoaded, hasFailed }
  const search = useDebouncedCallback(
    (text: string) => onSearch?.(isQuery(text) ? text.trim() : ''),
    props.searchDelay ?? 200,
  )
  const onKeyDown = useEnterChoice({ isQuery, isLoaded, hasFailed })
  const { limit, onScrollCapture } = useRenderLimit(options.length, props.onMore)
  const filter: OptionsFilter = (input) => {
    const query = isQuery(input.search.trim()) ? input.search.trim() : ''
    const isAsking = !hasFailed && (props.isLoading || !isLoaded(query))
    const label = isAsking ? t('Đang tìm…') : t('Không thấy gì khớp')
    const noMatch = { value: '\0', label, disabled: true }
    return pickerFilter(input, { ...loaded, isSearched: onSearch !== undefined, create, noMatch, isQuery })
  }
  return {
    /** The typed text while the box has the focus. */
    typedRef,
    isQuery,
    /** Creates a record by a name and remembers its label; null when none was created. */
    createRecord: async (name: string) => {
      const created = await create?.createRecord(name, createsAtOnce(create, name, loaded))
      if (created) remember([[created.value, created.label]])
      return created
    },
    /** The props of Mantine's `Select` and `MultiSelect`. */
    select: {
      data,
      filter,
      limit,
      searchable: true,
      // The list itself scrolls: an inner scroll box would need the focus for scrolling by keys.
      withScrollArea: false,
      classNames: { option: classes.option, options: classes.options },
      rightSection: props.isLoading ? <Loader size={16} /> : undefined,
      renderOption: ({ option }: { option: ReferenceOption }) => <PickerOption option={option} />,
      onKeyDown,
      onInput: ({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement) typedRef.current = target.value.trim()
        if (isSingle && !typedOver) setTypedOver(data.find(({ value }) => value === values[0]) ?? null)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        typedRef.current = ''
        setTypedOver(null)
        props.onBlur?.(event)
      },
      ...(onSearch && { onSearchChange: search }),
    },
    /** The picker with its messages below. */
    frame: (picker: ReactNode) => (
      <div onScrollCapture={onScrollCapture}>
        {picker}
        {values.some((id) => gone.has(id)) && (
          <Text component="output" display="block" size="xs" mt={4} c="var(--mantine-color-error)">
            {t('Mục đã chọn không còn nữa. Ô này vẫn giữ như cũ đến khi bạn chọn mục khác.')}
          </Text>
        )}
        {hasFailed && <ReferenceFailed onRetry={props.onRetry} />}
      </div>
    ),
  }
}

/** The label of an option with its branch of the tree, indented by its depth; the create option is marked for the style sheet. */
function PickerOption({ option }: { readonly option: ReferenceOption }) {
  return (
    <span
      data-create={option.value === createValue || undefined}
      style={{ paddingInlineStart: (option.depth ?? 0) * 16 }}
    >
      <span>{option.label}</span>
      {option.branch && <small className={classes.branch}>{option.branch}</small>}
    </span>
  )
}

/** Under a picker whose options failed to load: the effect on the saved value, and a retry button. */
export function ReferenceFailed({ onRetry }: { readonly onRetry?: (() => void) | undefined }) {
  const t = useText()
  return (
    <Text component="output" display="block" size="xs" mt={4} c="dimmed">
      <span>{`${t('Không tải được danh sách; giá trị đang có vẫn giữ nguyên.')} `}</span>
      {onRetry && (
        <Button variant="subtle" size="compact-xs" onClick={onRetry}>
          {t('Thử lại')}
        </Button>
      )}
    </Text>
  )
}
