import { useResource } from '#screens/resource-context.ts'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Box, Combobox, type PopoverProps, Text, useCombobox } from '@mantine/core'
import { type Ref, useDeferredValue, useEffect, useImperativeHandle, useMemo, useState } from 'react'
import { useNameOptions } from '#hooks/names/use-name-options.ts'
import { useText } from '#hooks/use-text.ts'
import { resourceOf } from '#screens/resources-context.ts'
import type { GridColumn } from './grid-columns.ts'
import type { GridReader } from './grid-reader.ts'
import { isOfRecords, optionSuggestions, type Suggestion } from './suggestions.ts'

/** The effect of a key on the options of the cell's input. */
export interface SuggestionHandle {
  /** Moves the highlight; false without options. */
  readonly move: (step: 1 | -1) => boolean
  /** The highlighted option. */
  readonly current: () => Suggestion | undefined
}

type SizeMiddleware = Exclude<NonNullable<PopoverProps['middlewares']>['size'], boolean | undefined>

interface SuggestionListProps {
  readonly id: string
  readonly ref: Ref<SuggestionHandle>
  readonly label: string
  readonly items: readonly Suggestion[]
  readonly isBusy: boolean
  /** Whether the first option is highlighted, because its text was typed. */
  readonly isFirstActive: boolean
  readonly onActive: (optionId: string | undefined) => void
  readonly onPick: (item: Suggestion) => void
  /** Called at the end of the list. */
  readonly onMore?: () => void
}

/** The options below the edited cell; the focus stays in its input. */
function SuggestionList(props: SuggestionListProps) {
  const { id, ref, label, items, isBusy, isFirstActive, onActive, onPick, onMore } = props
  const t = useText()
  const combobox = useCombobox({ opened: true })
  const [moved, setMoved] = useState<string | null>(null)
  const found = items.findIndex(({ key }) => key === moved)
  const active = found >= 0 ? found : isFirstActive && items.length > 0 ? 0 : -1
  const activeId = active >= 0 ? `${id}-${active}` : undefined
  useImperativeHandle(ref, () => ({
    move: (step) => {
      const next = items[Math.max(0, Math.min(items.length - 1, active + step))]
      if (next) setMoved(next.key)
      return items.length > 0
    },
    current: () => items[active],
  }))
  useEffect(() => onActive(activeId), [activeId, onActive])
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const apply: SizeMiddleware['apply'] = ({ availableHeight, elements }) => {
    // At most ten options and part of the next, which shows that there are more.
    elements.floating.style.maxHeight = `${Math.min(370, availableHeight)}px`
  }
  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      offset={2}
      width="max-content"
      middlewares={{ flip: { padding: 8 }, shift: { padding: 8 }, size: { padding: 8, apply } }}
      onOptionSubmit={(key) => items.filter((one) => one.key === key).forEach(onPick)}
    >
      <Combobox.DropdownTarget>
        <Box pos="absolute" inset={0} style={{ pointerEvents: 'none' }} />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown
        miw={220}
        maw="min(32rem, calc(100vw - 1rem))"
        style={{ overflowY: 'auto' }}
        onMouseDown={(event) => event.preventDefault()}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + clientHeight > scrollHeight - 80) onMore?.()
        }}
      >
        <Combobox.Options id={id} aria-label={label}>
          {items.map((item, at) => (
            <Combobox.Option
              key={item.key}
              value={item.key}
              id={`${id}-${at}`}
              selected={at === active}
              aria-selected={at === active}
            >
              {item.branch && (
                <Text span inherit c="dimmed">
                  {`${item.branch} › `}
                </Text>
              )}
              <span>{item.label}</span>
            </Combobox.Option>
          ))}
          {items.length === 0 && (
            <Combobox.Option value="" disabled>
              {isBusy ? t('Đang tìm…') : t('Không thấy gì khớp')}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

interface SuggestionPanelProps {
  readonly id: string
  readonly ref: Ref<SuggestionHandle>
  readonly column: GridColumn
  readonly reader: GridReader
  readonly query: string
  readonly isFirstActive: boolean
  readonly onActive: (optionId: string | undefined) => void
  readonly onPick: (item: Suggestion) => void
}

/** The options of a cell: records, found as in pickers, else those of its field. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { field } = props.column
  return isOfRecords(field.kind) ? <RecordPanel {...props} /> : <OptionPanel {...props} />
}

function OptionPanel({ column, query, ...list }: SuggestionPanelProps) {
  const t = useText()
  const items = useMemo(() => optionSuggestions(column.field, query, t), [column, query, t])
  return <SuggestionList {...list} label={t(column.field.label)} items={items} isBusy={false} />
}

function RecordPanel({ column: { field }, reader, query, ...list }: SuggestionPanelProps) {
  const resource = useResource()
  const t = useText()
  const target = field.kind === 'reference' || field.kind === 'references' ? field.to() : resource
  const { options, isBusy, more } = useNameOptions(resourceOf(target), useDeferredValue(query))
  const items = useMemo(() => {
    const names = reader.context.namesOf(target)
    return (options ?? []).map(({ value, label, branch }): Suggestion => {
      // A record that was found by the server alone: its text is read once its name is loaded.
      const isKnown = names.find(`[${value}]`).length > 0
      const text = isKnown ? names.textOf(value) : `${label} [${value}]`
      return { key: value, label: label || t('(chưa có tiêu đề)'), text, ...(branch && { branch }) }
    })
  }, [options, reader, target, t])
  return <SuggestionList {...list} label={t(field.label)} items={items} isBusy={isBusy} onMore={more} />
}
