import { ActionIcon, Group } from '@mantine/core'
import {
  type Icon,
  IconCalculator,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconTrash,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { can, canSave } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { hasId } from '#descriptor/own-ids.ts'
import type { Resource } from '#descriptor/resource.ts'
import { allows } from '#descriptor/restriction.ts'
import type { Row } from '#descriptor/row.ts'
import { keys } from '#hooks/read/keys.ts'
import type { Rows } from '#hooks/read/read-page.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { AppLink } from '#screens/app-link.tsx'
import { DeleteDialog } from '#screens/delete-dialog.tsx'
import { formHref, quoteHref } from '#screens/href.ts'
import { useResource } from '#screens/resource-context.ts'

interface RecordToolsProps {
  readonly record: Row
  readonly state: ListState
  readonly onDeleted: () => void
}

/** The actions of a record besides saving: previous, next, quote, copy, delete. */
export function RecordTools({ record, state, onDeleted }: RecordToolsProps) {
  const resource = useResource()
  const t = useText()
  const [isConfirming, setConfirming] = useState(false)
  const restriction = useRestriction(resource)(record)
  const { previous, next } = useNeighbours(resource, record.id)
  return (
    <>
      <Group gap={4} wrap="nowrap">
        <LinkTool
          icon={IconChevronLeft}
          label={t('Mục trước')}
          to={previous && formHref(resource, previous, state)}
        />
        <LinkTool icon={IconChevronRight} label={t('Mục sau')} to={next && formHref(resource, next, state)} />
        {resource.quote?.item && (
          <LinkTool icon={IconCalculator} label={t('Báo giá')} to={quoteHref(resource, [record.id])} />
        )}
        {canSave(resource, true) && (
          <LinkTool
            icon={IconCopy}
            label={t('Nhân bản')}
            to={formHref(resource, null, state, { from: record.id })}
          />
        )}
        {can(resource, 'remove') && allows(restriction, 'remove') && (
          <ActionIcon
            color="red"
            size={32}
            aria-label={t('Xóa')}
            data-tip={t('Xóa')}
            onClick={() => setConfirming(true)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {isConfirming && can(resource, 'remove') && (
        <DeleteDialog
          resource={resource}
          row={record}
          onClose={() => setConfirming(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  )
}

interface LinkToolProps {
  readonly icon: Icon
  readonly label: string
  /** Without an address it is disabled. */
  readonly to: string | undefined
}

function LinkTool({ icon: Sign, label, to }: LinkToolProps) {
  const sign = <Sign size={18} aria-hidden />
  return to === undefined ? (
    <ActionIcon component="span" size={32} opacity={0.35} aria-hidden>
      {sign}
    </ActionIcon>
  ) : (
    <ActionIcon component={AppLink} to={to} size={32} c="dimmed" aria-label={label} data-tip={label}>
      {sign}
    </ActionIcon>
  )
}

/** The ids of the records before and after one in the list that was loaded last; undefined at its ends. */
interface Neighbours {
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** The neighbours of a record in the newest loaded list that holds it. */
function useNeighbours(resource: Resource, id: string): Neighbours {
  const cache = useQueryClient()
  const lists = cache.getQueryCache().findAll({ queryKey: keys.lists(resource) })
  const newest = lists.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of newest) {
    const rows = (state.data as Rows | undefined)?.rows.filter(hasId) ?? []
    const at = rows.findIndex((row) => row.id === id)
    if (at !== -1) return { previous: rows[at - 1]?.id, next: rows[at + 1]?.id }
  }
  return { previous: undefined, next: undefined }
}
