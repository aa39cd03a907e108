import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { isToBeSent } from '#hooks/changes/change-plan.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import { makeRun } from '#hooks/changes/runs.ts'
import type { MissingRecord } from '#hooks/tables/unread-cell.ts'
import { useText } from '#hooks/use-text.ts'
import { BusyButton } from '#kit/busy-button.tsx'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'

interface MissingListProps {
  /** The records that cells name and that do not exist. */
  readonly missing: readonly MissingRecord[]
  readonly onCreated: () => void
}

/** Offers to create the records that a file names, by resource. */
export function MissingList({ missing, onCreated }: MissingListProps) {
  const targets = [...new Set(missing.map(({ target }) => target))]
  return targets.map((target) => (
    <MissingOfTarget
      key={target.name}
      target={target}
      labels={missing.filter((one) => one.target === target).map(({ label }) => label)}
      onCreated={onCreated}
    />
  ))
}

interface MissingOfTargetProps {
  readonly target: Resource
  readonly labels: readonly string[]
  readonly onCreated: () => void
}

/** The most names that are shown. */
const shown = 8

function MissingOfTarget({ target, labels, onCreated }: MissingOfTargetProps) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const create = async () => {
    setBusy(true)
    const given = labels.map((label, at) => ({ key: at, line: at + 1, values: { [target.label]: label } }))
    const plan = await planChanges(target, given, [])
    const rows = plan.rows.filter(isToBeSent)
    const run = makeRun(target, 'import', rows)
    await run.send(rows.map(({ key }) => key))
    setBusy(false)
    const failed = labels.length - run.count('done')
    if (failed > 0) {
      const reason = text('Chưa tạo được {failed} mục: bạn mở {title} và thêm từng mục nhé.', {
        failed,
        title: t(target.title),
      })
      notify({ tone: 'plain', text: reason })
    }
    onCreated()
  }
  const names = labels.slice(0, shown).map((label) => `“${label}”`)
  return (
    <Group gap="md" py={4}>
      <Text flex="1 1 18rem">
        {`${t('Chưa có trong {title}: {names}', { title: t(target.title), names: names.join(', ') })}${labels.length > shown ? ` ${t('và {n} mục nữa', { n: labels.length - shown })}` : ''}`}
      </Text>
      <BusyButton variant="default" isBusy={isBusy} onClick={() => void create()}>
        {t('Tạo {n} mục này', { n: labels.length })}
      </BusyButton>
    </Group>
  )
}
