import { useState } from 'react'
import { type BulkActionsProps, useFeatures } from '#screens/features-context.ts'

/** The bulk actions of a list, loaded with the first selected row; they stay mounted to show progress. */
export function SelectedRows(props: BulkActionsProps) {
  const { BulkActions } = useFeatures()
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && props.picks.size > 0) setWanted(true)
  return isWanted && <BulkActions {...props} />
}
