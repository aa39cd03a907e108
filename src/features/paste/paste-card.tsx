import type { ResourceWith } from '#descriptor/capability.ts'
import { fieldOf } from '#descriptor/resource.ts'
import type { Value } from '#descriptor/value.ts'
import type { PlannedChange } from '#hooks/changes/change-plan.ts'
import { type CellContext, plainContext } from '#hooks/tables/cell-context.ts'
import { isRelation } from '#hooks/tables/table-columns.ts'
import { writeCell } from '#hooks/tables/write-cell.ts'
import { useText } from '#hooks/use-text.ts'
import { Pager } from '#kit/list/pager.tsx'
import { TablePaper } from '#kit/table-paper.tsx'
import { changeProblems, changeState } from '#screens/changes/change-state.ts'
import { PasteGrid } from './paste-grid.tsx'
import type { PasteRow } from './paste-row.ts'
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
  const { plans, sent, isChecking } = plan
  const context = plainContext(resource)
  return (
    <TablePaper>
      <PasteGrid
        label={t('Bảng vừa dán')}
        columns={paste.fields.map((name) => ({
          name,
          label: t(resource.fields[name]?.label ?? name),
          isNumber: ['number', 'money'].includes(resource.fields[name]?.kind ?? ''),
          longest: paste.longest[name] ?? '',
        }))}
        rows={shown.rows.map(({ key, line, cells }) => {
          const [change, outcome] = [plans.get(key), sent.outcome(key)]
          const problems = Object.entries(changeProblems(change, outcome))
          const notes = change?.notes?.map(({ name, text }) => [name, t(text)] as const) ?? []
          const errors = Object.fromEntries(problems.map(([name, problem]) => [name, t(problem)]))
          return {
            key,
            line,
            cells,
            planned: plannedCells(context, change),
            errors,
            notes: Object.fromEntries(notes),
            state: changeState(resource, change, outcome, t),
          }
        })}
        isLocked={Boolean(sent.run?.progress()) || isChecking}
        onCell={paste.change}
        onTable={paste.pasteAt}
        onRemove={paste.remove}
      />
      {shown.total > shown.size && (
        <Pager page={shown.page} size={shown.size} total={shown.total} onPage={shown.setPage} />
      )}
    </TablePaper>
  )
}

/** The cells of the record after the change, without names of other records: a blank cell of a new one shows its initial value. */
function plannedCells(context: CellContext, change: PlannedChange | undefined): PasteRow['planned'] {
  // The plan also refuses a row that matches several records: it creates none.
  if (!change || (change.status === 'refused' && !change.before)) return {}
  const cells = Object.entries(change.values).flatMap(([name, value]) => {
    const isShown = value !== undefined && !isRelation(fieldOf(context.resource, name))
    return isShown ? [[name, String(writeCell(context, name, value as Value))]] : []
  })
  return Object.fromEntries(cells) as PasteRow['planned']
}
