import { useContext } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { isOff, offSwitchOf } from '#descriptor/off-switch.ts'
import { allowsField } from '#descriptor/restriction.ts'
import type { Row } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { deferDelete } from '#hooks/write/pending-deletes.ts'
import { useDelete } from '#hooks/write/use-delete.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { focusBeside } from '#kit/focus-beside.ts'
import { notify } from '#kit/notice.tsx'
import { UsesQuestion, useUses } from '#screens/relations/relations-box.tsx'
import { text } from '#text/text.ts'
import { WriteFailureText } from './failure-text.tsx'
import { recordLines } from './relations/relation-lines.ts'
import { ResourcesContext } from './resources-context.ts'
import { useUndoableSwitch } from './use-undoable-switch.ts'

interface DeleteDialogProps {
  readonly resource: ResourceWith<'remove'>
  readonly row: Row
  readonly onClose: () => void
  /** Called once the record is removed from the screen; the dialog closes by itself. */
  readonly onDeleted?: () => void
}

/**
 * Asks for confirmation with the record's name and its uses. A record without uses disappears at once; the request is sent when
 * the notice with the undo button closes. One with uses stays until the server has deleted it, and can be switched off instead.
 */
export function DeleteDialog({ resource, row, onClose, onDeleted }: DeleteDialogProps) {
  const t = useText()
  const name = recordName(resource, row, t)
  const lines = recordLines(resource, [row], useContext(ResourcesContext), t)
  const uses = useUses(lines)
  const isUsed = uses.count > 0
  const { mutateAsync, mutate, isPending, error } = useDelete(resource, (failure) => {
    // Where the dialog is open, it shows the failure.
    if (!isUsed) notify({ tone: 'bad', ...failure.shown('delete') })
  })
  const finish = () => {
    onClose()
    onDeleted?.()
  }
  const removeNow = () =>
    mutate(row.id, {
      onSuccess: () => {
        focusBeside([row.id])
        notify({ tone: 'plain', text: text('Đã xóa {name}', { name }) })
        finish()
      },
    })
  const removeLater = () => {
    focusBeside([row.id])
    const pendingDelete = deferDelete(resource, row.id, () =>
      mutateAsync(row.id).catch((failure: unknown) => {
        if (!(failure instanceof WriteFailed)) throw failure
      }),
    )
    notify({
      tone: 'plain',
      text: text('Đã xóa {name}', { name }),
      undo: pendingDelete.undo,
      onRemoved: () => void pendingDelete.send(),
    })
    finish()
  }
  const switchOff = useSwitchOff(resource, row, onClose)
  return (
    <ActionModal
      title={t('Xóa {noun} này?', { noun: t(resource.noun) })}
      error={isUsed && error && <WriteFailureText failure={error} act="delete" />}
      isPending={isPending}
      onClose={onClose}
      close={text('Giữ lại')}
      acts={[
        {
          label: text('Xóa'),
          isDanger: true,
          isBusy: uses.isWaiting || isPending,
          onClick: isUsed ? removeNow : () => uses.unlessUsed(removeLater),
        },
        ...(isUsed && switchOff ? [{ label: text('Tắt, không xóa'), onClick: switchOff }] : []),
      ]}
    >
      <UsesQuestion
        name={name}
        uses={uses}
        lines={lines}
        question={t('“{name}” sẽ bị xóa. Ngay sau đó bạn vẫn hoàn tác được.', { name })}
        onFollow={onClose}
      />
    </ActionModal>
  )
}

/** Takes a record out of use; undefined where it cannot be, or is already. */
function useSwitchOff(resource: ResourceWith<'remove'>, row: Row, onDone: () => void) {
  const restriction = useRestriction(resource)(row)
  const flip = useUndoableSwitch(resource, (failure) => notify({ tone: 'bad', ...failure.shown('switch') }))
  const toggle = offSwitchOf(resource)
  if (toggle === undefined || isOff(resource, row) || !allowsField(restriction, toggle)) return undefined
  return () => {
    flip({ row, name: toggle, to: false })
    onDone()
  }
}
