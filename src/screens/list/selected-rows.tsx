import { useState } from 'react'
import { type BulkActionsProps, useFeatures } from '#screens/features-context.ts'
import { useResource } from '#screens/resource-context.ts'

/** The bulk actions of a list, loaded with the first selected row; they stay mounted to show progress. */
export function SelectedRows(props: Omit<BulkActionsProps, 'resource'>) {
  const resource = useResource() as BulkActionsProps['resource']
  const { BulkActions } = useFeatures()
  const [isMounted, setMounted] = useState(false)
  if (!isMounted && props.selection.size > 0) setMounted(true)
  return isMounted && <BulkActions resource={resource} {...props} />
}
