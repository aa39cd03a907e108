import { useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { parentKeyOf } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { type FoundNode, useNodes } from '#hooks/tree/use-nodes.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { FailedState } from '#kit/list/failed-state.tsx'
import { SearchBox } from '#kit/list/search-box.tsx'
import { MoveModal } from '#kit/move-modal.tsx'
import { RadioList, type RadioOption } from '#kit/radio-list.tsx'
import { listFailure } from '#screens/list-failure.ts'
import { useResource } from '#screens/resource-context.ts'

interface MoveDialogProps {
  readonly row: Row
  /** Called with the id of the new parent, '' for the root. */
  readonly onMove: (parent: string) => void
  readonly onClose: () => void
}

/**
 * The dialog that chooses the new parent of a record: the roots are listed, all others are found by search.
 */
export function MoveDialog({ row, onMove, onClose }: MoveDialogProps) {
  const resource = useResource()
  const t = useText()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<RadioOption | null>(null)
  const { data, error, refetch, isFetching } = useNodes(resource, query)
  const parent = valueOf(row, parentKeyOf(resource) ?? '')
  const top: RadioOption = { id: '', label: t('Cấp cao nhất'), more: '', isDisabled: parent === '' }
  const found = (data ?? [])
    .filter(({ row: { id } }) => id !== '')
    .map((node) => pickOf(resource, node, { moved: row, parent }, t))
  const offered = query === '' ? [top, ...found] : found
  const hasFailed = error !== null && !data
  // The choice stays in sight, and the dialog can be answered, while other results come.
  const isListed = chosen === null || offered.some(({ id }) => id === chosen.id)
  const all = isListed ? offered : [chosen, ...offered]
  return (
    <MoveModal
      name={recordName(resource, row, t)}
      canMove={chosen !== null && !hasFailed}
      onMove={() => {
        if (chosen !== null) onMove(chosen.id)
      }}
      onClose={onClose}
    >
      <SearchBox value={query} label={t('Tìm mục cha mới')} onSearch={setQuery} />
      {hasFailed ? (
        <FailedState
          {...listFailure(resource, t)}
          hint={t(readAdviceFor(error))}
          isBusy={isFetching}
          onRetry={() => void refetch()}
          isLine
        />
      ) : (
        <RadioList
          label={t('Mục cha mới')}
          options={all}
          chosen={chosen?.id ?? null}
          isBusy={isFetching}
          onChoose={(id) => setChosen(all.find((one) => one.id === id) ?? null)}
        />
      )}
    </MoveModal>
  )
}

function pickOf(
  resource: Resource,
  { row: node, path }: FoundNode,
  { moved, parent }: { readonly moved: Row; readonly parent: unknown },
  t: Translate,
): RadioOption {
  const isBelow = node.id === moved.id || path.some(({ id }) => id === moved.id)
  return {
    id: node.id,
    label: recordName(resource, node, t),
    more: path.map(({ label }) => label).join(' › '),
    isDisabled: isBelow || node.id === parent,
  }
}
