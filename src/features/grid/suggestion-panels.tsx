import { type Ref, useDeferredValue, useMemo } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useNameOptions } from '#hooks/names/use-name-options.ts'
import { useText } from '#hooks/use-text.ts'
import { resourceOf } from '#screens/resources-context.ts'
import type { GridColumn } from './grid-columns.ts'
import type { GridReader } from './grid-reader.ts'
import { type SuggestionHandle, SuggestionList } from './suggestion-list.tsx'
import { isOfRecords, optionSuggestions, type Suggestion } from './suggestions.ts'

interface SuggestionPanelProps {
  readonly id: string
  readonly ref: Ref<SuggestionHandle>
  readonly resource: Resource
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

function RecordPanel({ resource, column: { field }, reader, query, ...list }: SuggestionPanelProps) {
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
