import { Button, Text, Title } from '@mantine/core'
import { isToBeSent } from '#hooks/changes/change-plan.ts'
import { usePlannedRows } from '#hooks/changes/use-change-plan.ts'
import type { Repointing } from '#hooks/doubles/repointing.ts'
import { useText } from '#hooks/use-text.ts'
import { ChangePlanView } from '#screens/changes/change-plan-view.tsx'
import { useSentPlan } from '#screens/changes/use-sent-plan.ts'
import { ResourceContext } from '#screens/resource-context.ts'

interface RepointingStepProps {
  readonly repointing: Repointing
  readonly step: number
  readonly steps: number
  /** Called once every record uses the kept one. */
  readonly onNext: () => void
}

/** The plan by which the records of one resource use the kept record; the next step is open once all of them are saved. */
export function RepointingStep({ repointing, step, steps, onNext }: RepointingStepProps) {
  const t = useText()
  const { resource, rows, given } = repointing
  const { rows: planned, run, send } = useSentPlan(resource, 'merge', usePlannedRows(resource, given, rows))
  const open = planned?.filter(isToBeSent) ?? []
  const saved = run?.count('done', 'same') ?? 0
  const isRefused = planned?.some(({ status }) => status === 'refused') === true
  const isDone = planned !== null && !isRefused && saved === open.length && !run?.progress()
  const title = t(resource.title)
  return (
    <>
      <Title order={3} size="h2" mb="sm">
        {steps > 1 ? t('{title} ({step} / {steps})', { title, step: `${step}`, steps: `${steps}` }) : title}
      </Title>
      <ResourceContext value={resource}>
        <ChangePlanView
          label={title}
          rows={planned}
          run={run}
          onSend={(keys) => void send(keys)}
          notes={
            isRefused && (
              <Text c="dimmed" mt="xs" mb="md">
                {t('Có dòng chưa chuyển được. Bạn mở mục đó ra sửa, rồi chọn lại bản giữ để thử lại.')}
              </Text>
            )
          }
          actions={
            isDone && (
              // After the button that undoes.
              <Button style={{ order: 1 }} onClick={onNext}>
                {t('Tiếp tục')}
              </Button>
            )
          }
        />
      </ResourceContext>
    </>
  )
}
