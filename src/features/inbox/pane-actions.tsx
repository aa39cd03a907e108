import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { can, canSave } from '#descriptor/capability.ts'
import type { InboxResource } from '#descriptor/inbox.ts'
import { allows } from '#descriptor/restriction.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import iconButton from '#kit/icon-button.module.css'
import { AppLink } from '#screens/app-link.tsx'
import { DeleteDialog } from '#screens/delete-dialog.tsx'
import { editHref, type ScreenState } from '#screens/href.ts'
import { BackToList } from './back-to-list.tsx'
import { QuoteTool } from './quote-tool.tsx'
import classes from './reading-pane.module.css'

interface PaneActionsProps {
  readonly resource: InboxResource
  readonly row: Row
  readonly state: ScreenState
  readonly onClose: () => void
}

/** Quote, edit and delete the open record; on a narrow screen the way back to the list. */
export function PaneActions({ resource, row, state, onClose }: PaneActionsProps) {
  const t = useText()
  const [isDeleting, setDeleting] = useState(false)
  const restriction = useRestriction(resource)(row)
  const edit = t('Sửa {noun}', { noun: t(resource.noun) })
  const remove = t('Xóa {noun}', { noun: t(resource.noun) })
  return (
    <div className={classes.tools}>
      <BackToList onClose={onClose} />
      <span className={classes.end}>
        {resource.quoteRequest && <QuoteTool resource={resource} row={row} />}
        {canSave(resource, false) && (
          <AppLink
            to={editHref(resource, row.id, state)}
            className={iconButton.button}
            aria-label={edit}
            title={edit}
          >
            <IconPencil size={18} aria-hidden />
          </AppLink>
        )}
        {can(resource, 'remove') && allows(restriction, 'remove') && (
          <button
            type="button"
            className={iconButton.button}
            aria-label={remove}
            title={remove}
            onClick={() => setDeleting(true)}
          >
            <IconTrash size={18} aria-hidden />
          </button>
        )}
      </span>
      {isDeleting && can(resource, 'remove') && (
        <DeleteDialog resource={resource} row={row} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </div>
  )
}
