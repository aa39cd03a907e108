import { useState } from 'react'
import { can, canSave } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { allows } from '#descriptor/restriction.ts'
import type { Row } from '#descriptor/row.ts'
import { useNeighbours } from '#hooks/read/use-neighbours.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { ToolLinks } from '#kit/tool-links.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { DeleteDialog } from '#screens/delete-dialog.tsx'
import { formHref, quoteHref } from '#screens/href.ts'

interface RecordToolsProps {
  readonly resource: Resource
  readonly record: Row
  readonly state: ListState
  readonly onDeleted: () => void
}

/** The actions of a record besides saving: previous, next, quote, copy, delete. */
export function RecordTools({ resource, record, state, onDeleted }: RecordToolsProps) {
  const t = useText()
  const [isConfirming, setConfirming] = useState(false)
  const restriction = useRestriction(resource)(record)
  const { previous, next } = useNeighbours(resource, record.id)
  return (
    <>
      <ToolLinks
        renderLink={(props) => <AppLink {...props} />}
        links={[
          { icon: 'previous', label: t('Mục trước'), to: previous && formHref(resource, previous, state) },
          { icon: 'next', label: t('Mục sau'), to: next && formHref(resource, next, state) },
          ...(resource.quoteItem
            ? [{ icon: 'quote', label: t('Báo giá'), to: quoteHref(resource, [record.id]) } as const]
            : []),
          ...(canSave(resource, true)
            ? [
                {
                  icon: 'duplicate',
                  label: t('Nhân bản'),
                  to: formHref(resource, null, state, { from: record.id }),
                } as const,
              ]
            : []),
        ]}
        {...(can(resource, 'remove') && allows(restriction, 'remove')
          ? { onDelete: () => setConfirming(true) }
          : {})}
      />
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
