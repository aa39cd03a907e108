import { Text } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { closesRecord, type InboxResource } from '#descriptor/inbox.ts'
import type { Row } from '#descriptor/row.ts'
import type { StateOption } from '#descriptor/row-story.ts'
import { gapIn, isUnsent } from '#hooks/drafts/answer-draft.ts'
import { sentAnswer, sentWay } from '#hooks/drafts/sent-answers.ts'
import { useText } from '#hooks/use-text.ts'
import { ActionModal } from '#kit/action-modal.tsx'
import { focusAfter } from '#kit/focus-after.ts'
import { useResource } from '#screens/resource-context.ts'
import { text } from '#text/text.ts'
import type { AnswerBoxHandle } from './answer-box.tsx'

interface UnsentCheckOptions {
  readonly box: RefObject<AnswerBoxHandle | null>
  /** Whether the record keeps remarks. */
  readonly hasNote: boolean
  /** Sets a state; `takesText: false` leaves the text of the box as a draft. */
  readonly onSet: (option: StateOption, takesText?: boolean) => void
}

interface Closing {
  readonly option: StateOption
  readonly answer: string
}

/** Sets a state; asks before it closes a record whose answer has not been sent, or still has a gap. */
export function useUnsentCheck(resource: InboxResource, row: Row, options: UnsentCheckOptions) {
  const { box, hasNote, onSet } = options
  const [closing, setClosing] = useState<Closing | null>(null)
  const set = (option: StateOption) => {
    const answer = box.current?.text().trim() ?? ''
    if (!isUnsent(resource, row.id, answer) || !closesRecord(option)) onSet(option)
    else setClosing({ option, answer })
  }
  const finish = ({ option }: Closing, takesText?: boolean) => {
    setClosing(null)
    onSet(option, takesText)
  }
  const copy = async ({ option }: Closing) => {
    // Closed first: where the browser refuses, the text is selected for its own keys.
    focusAfter(
      () => setClosing(null),
      () => null,
    )
    if ((await box.current?.copy()) && box.current) onSet(option)
  }
  const dialog = closing && (
    <UnsentDialog
      {...closing}
      row={row}
      hasNote={hasNote}
      onCopy={() => void copy(closing)}
      onKeep={() => finish(closing, hasNote)}
      onClose={() => {
        focusAfter(
          () => setClosing(null),
          () => null,
        )
        box.current?.select()
      }}
    />
  )
  return { set, dialog }
}

interface UnsentDialogProps extends Closing {
  readonly row: Row
  readonly hasNote: boolean
  readonly onCopy: () => void
  /** Closes the record with the text as a note, or as a draft where it keeps none. */
  readonly onKeep: () => void
  readonly onClose: () => void
}

/** What is to become of an answer that its customer has not got. */
function UnsentDialog({ row, answer, hasNote, onCopy, onKeep, onClose }: UnsentDialogProps) {
  const resource = useResource() as InboxResource
  const t = useText()
  const gap = gapIn(answer)
  const isSent = sentWay(resource, row.id, answer) !== undefined
  const wasSent = sentAnswer(resource, row.id) !== undefined
  return (
    <ActionModal
      title={t('Lời đáp chưa đến khách')}
      close={text('Viết tiếp')}
      onClose={onClose}
      acts={[
        {
          label: hasNote ? text('Giữ làm ghi chú') : text('Để trong bản nháp'),
          isMinor: true,
          onClick: onKeep,
        },
        { label: text('Chép rồi đóng'), onClick: onCopy },
      ]}
    >
      {gap && <Text>{t('Lời đáp còn chỗ chưa điền: {gap}', { gap: answer.slice(...gap) })}</Text>}
      {!isSent && (
        <Text>
          {wasSent
            ? t('Bạn đã sửa lời đáp sau lần chép trước, bản này chưa được chép.')
            : t('Bạn chưa chép lời đáp, cũng chưa mở Zalo hay email.')}
        </Text>
      )}
    </ActionModal>
  )
}
