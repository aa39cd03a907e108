import { useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { DoubleGroup } from '#hooks/doubles/find-doubles.ts'
import type { Merge } from '#hooks/doubles/repointing.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { Button } from '#kit/button.tsx'
import { DrawerFrame } from '#kit/drawer-frame.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { ChooseKept } from './choose-kept.tsx'
import classes from './doubles.module.css'
import { DoublesList } from './doubles-list.tsx'
import { MergeSteps } from './merge-steps.tsx'
import { useDoubles } from './use-doubles.ts'

interface DoublesDrawerProps {
  readonly resource: ResourceWith<'list'>
  readonly onClose: () => void
}

/** Finds records that may be the same: their groups, the choice of the one to keep, and the merge. */
export function DoublesDrawer({ resource, onClose }: DoublesDrawerProps) {
  const t = useText()
  const doubles = useDoubles(resource)
  const [group, setGroup] = useState<DoubleGroup | null>(null)
  const [merge, setMerge] = useState<Merge | null>(null)
  const back = () => {
    setMerge(null)
    if (!merge) setGroup(null)
  }
  const finish = () => {
    setMerge(null)
    setGroup(null)
  }
  return (
    <DrawerFrame opened title={t('Bản trùng: {title}', { title: t(resource.title) })} onClose={onClose}>
      {group && (
        <Button variant="subtle" size="compact-md" className={classes.back} onClick={back}>
          ← {merge ? t('Chọn lại bản giữ') : t('Tất cả các nhóm')}
        </Button>
      )}
      {group && merge && <MergeSteps resource={resource} merge={merge} onDone={finish} />}
      {group && !merge && <ChooseKept resource={resource} group={group} onChoose={setMerge} />}
      {!group && doubles.error !== null && (
        <FailedState
          text={t('Chưa tìm được bản trùng.')}
          hint={t(readAdviceFor(doubles.error))}
          onRetry={doubles.retry}
          isLine
        />
      )}
      {!group && doubles.error === null && (
        <DoublesList resource={resource} groups={doubles.groups} onOpen={setGroup} />
      )}
    </DrawerFrame>
  )
}
