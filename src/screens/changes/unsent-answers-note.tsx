import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { closesRecords, inboxStates } from '#descriptor/inbox.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isToBeSent, type PlannedChange } from '#hooks/changes/change-plan.ts'
import { type UnsentAnswer, unsentAnswers } from '#hooks/drafts/answer-draft.ts'
import { useText } from '#hooks/use-text.ts'

interface UnsentAnswersNoteProps {
  readonly resource: Resource
  /** The rows of a plan that is not sent yet. */
  readonly rows: readonly PlannedChange[]
}

/** The records that a plan closes although their answer was not sent; nothing where there are none. */
export function UnsentAnswersNote({ resource, rows }: UnsentAnswersNoteProps) {
  const t = useText()
  const [unsent, setUnsent] = useState<readonly UnsentAnswer[]>([])
  useEffect(() => {
    let isLatest = true
    const ids = resource.inbox ? closedIds(resource, rows) : []
    void unsentAnswers(resource, ids).then((found) => isLatest && setUnsent(found))
    return () => {
      isLatest = false
    }
  }, [resource, rows])
  if (unsent.length === 0) return null
  const names = unsent.slice(0, 5).map(({ label }) => t('“{name}”', { name: label }))
  return (
    <Text component="output" display="block">
      {t('Lời đáp cho {names} đã viết mà chưa gửi; đóng lại thì lời đáp vẫn giữ trong bản nháp.', {
        names: names.join(', ') + (unsent.length > names.length ? '…' : ''),
      })}
    </Text>
  )
}

function closedIds(resource: Resource, rows: readonly PlannedChange[]): readonly string[] {
  const { field } = inboxStates(resource)
  return rows
    .filter((row) => isToBeSent(row) && row.changes.some(({ name }) => name === field))
    .flatMap(({ before, values }) => (before && closesRecords(resource, values) ? [before.id] : []))
}
