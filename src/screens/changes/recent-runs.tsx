import { Button, Divider, Text, UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ChangeRun } from '#hooks/changes/change-run.ts'
import type { RunHead, RunOrigin } from '#hooks/changes/run-head.ts'
import { openRun, recentRuns } from '#hooks/changes/runs.ts'
import { useText } from '#hooks/use-text.ts'
import { Drawer } from '#kit/drawer.tsx'
import rowButton from '#kit/row-button.module.css'
import { useResource } from '#screens/resource-context.ts'
import { formatWhen } from '#text/format.ts'
import { type Text as TextKey, text } from '#text/text.ts'
import { ChangePlanView } from './change-plan-view.tsx'
import { reportRunEnd } from './report-run-end.ts'

interface RecentRunsProps {
  readonly onClose: () => void
}

/** The changes of many records from the last seven days, each with its rows, to go on, retry or undo. */
export function RecentRuns({ onClose }: RecentRunsProps) {
  const resource = useResource()
  const t = useText()
  const [heads, setHeads] = useState<readonly RunHead[] | null>(null)
  const [run, setRun] = useState<ChangeRun | null>(null)
  const isOpen = run !== null
  useEffect(() => {
    if (isOpen) return undefined
    let isGone = false
    void recentRuns(resource).then((found) => !isGone && setHeads(found))
    return () => {
      isGone = true
    }
  }, [resource, isOpen])
  const rows = run?.rows().map(({ change }) => change) ?? null
  return (
    <Drawer title={t('Những lần đổi gần đây')} onClose={onClose}>
      {run ? (
        <>
          <Button variant="subtle" size="compact-md" w="fit-content" ms={-8} onClick={() => setRun(null)}>
            {`← ${t('Tất cả các lần')}`}
          </Button>
          <Text fw={600} mt="xs" mb="md">
            {titleOf(run.head(), t(originTexts[run.head().origin]))}
          </Text>
          <ChangePlanView
            key={run.id}
            label={t(originTexts[run.head().origin])}
            rows={rows}
            run={run}
            onSend={(keys) => void reportRunEnd(run.send(keys))}
          />
        </>
      ) : (
        <RunList heads={heads} onOpen={setRun} />
      )}
    </Drawer>
  )
}

interface RunListProps {
  readonly heads: readonly RunHead[] | null
  readonly onOpen: (run: ChangeRun) => void
}

function RunList({ heads, onOpen }: RunListProps) {
  const resource = useResource()
  const t = useText()
  if (heads === null) return null
  if (heads.length === 0) {
    return (
      <Text c="dimmed">
        {t(
          'Trình duyệt này chưa ghi lần nào trong 7 ngày qua. Bảng đã dán và các lần sửa hàng loạt làm ở đây sẽ hiện để xem lại hoặc hoàn tác; lần làm ở máy khác thì không.',
        )}
      </Text>
    )
  }
  return (
    <ul>
      {heads.map((head) => (
        <li key={head.id}>
          <UnstyledButton
            className={rowButton.row}
            p="sm"
            onClick={() => void openRun(resource, head).then(onOpen)}
          >
            <strong>{titleOf(head, t(originTexts[head.origin]))}</strong>
            <Text component="span" display="block" c="dimmed">
              {countsText(head, t)}
            </Text>
          </UnstyledButton>
          <Divider />
        </li>
      ))}
    </ul>
  )
}

const titleOf = ({ at }: RunHead, origin: string) =>
  `${origin} · ${formatWhen(new Date(at).toISOString(), Date.now())}`

function countsText({ total, counts }: RunHead, t: ReturnType<typeof useText>): string {
  const sum = (...states: readonly (keyof RunHead['counts'])[]) =>
    states.reduce((all, state) => all + (counts[state] ?? 0), 0)
  const [saved, failed, waiting] = [sum('done', 'same'), sum('failed', 'unsure', 'sending'), sum('waiting')]
  const [undone, kept] = [sum('undone'), sum('kept')]
  const parts = [
    t('{n} dòng', { n: total }),
    saved > 0 && t('{n} đã lưu', { n: saved }),
    failed > 0 && t('{n} chưa lưu được', { n: failed }),
    waiting > 0 && t('{n} chưa lưu', { n: waiting }),
    undone > 0 && t('{n} đã hoàn tác', { n: undone }),
    kept > 0 && t('{n} giữ nguyên', { n: kept }),
  ]
  return parts.filter(Boolean).join(' · ')
}

const originTexts: Readonly<Record<RunOrigin, TextKey>> = {
  grid: text('Sửa dạng bảng'),
  import: text('Nhập từ tệp'),
  bulk: text('Sửa hàng loạt'),
  merge: text('Gộp bản trùng'),
}
