import type { ResourceWith } from '#descriptor/capability.ts'
import { useText } from '#hooks/use-text.ts'
import { Card } from '#kit/card.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { PasteGrid } from './paste-grid.tsx'
import { errorTexts, rowStatus } from './row-status.ts'
import type { usePastePage } from './use-paste-page.ts'
import type { usePastePlan } from './use-paste-plan.ts'
import type { usePasteRows } from './use-paste-rows.ts'

interface PasteCardProps {
  readonly resource: ResourceWith<'list'>
  readonly paste: ReturnType<typeof usePasteRows>
  readonly plan: ReturnType<typeof usePastePlan>
  readonly shown: ReturnType<typeof usePastePage>
}

/** A page of the pasted rows, each with its planned action or outcome. */
export function PasteCard({ resource, paste, plan, shown }: PasteCardProps) {
  const t = useText()
  const { plans, sending, isChecking } = plan
  return (
    <Card isFlush>
      <PasteGrid
        label={t('Bảng vừa dán')}
        columns={paste.fields.map((name) => ({
          name,
          label: t(resource.fields[name]?.label ?? name),
          isNumber: ['number', 'money'].includes(resource.fields[name]?.kind ?? ''),
        }))}
        rows={shown.rows.map(({ key, line, cells }) => {
          const [planned, sent] = [plans.get(key), sending.sent.get(key)]
          return {
            key,
            line,
            cells,
            errors: errorTexts(planned, sent, t),
            status: rowStatus(planned, sent, t),
          }
        })}
        isLocked={sending.progress !== null || isChecking}
        onCell={(key, name, cell) => {
          sending.forget(key)
          paste.change(key, name, cell)
        }}
        onTable={paste.pasteAt}
        onRemove={paste.remove}
      />
      {shown.total > shown.size && (
        <Pager page={shown.page} size={shown.size} total={shown.total} onPage={shown.setPage} />
      )}
    </Card>
  )
}
