import { Button, Divider, Paper } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { isSent } from '#hooks/changes/change-plan.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import { useText } from '#hooks/use-text.ts'
import { CountProgress } from '#kit/count-progress.tsx'
import { ChangePlanView } from '#screens/changes/change-plan-view.tsx'
import { ComparisonFailed } from '#screens/changes/comparison-failed.tsx'
import { useSentPlan } from '#screens/changes/use-sent-plan.ts'
import { LeaveGuard } from '#screens/form/leave-guard.tsx'
import { AsideChoices } from './aside-choices.tsx'
import { type AsideKind, asideRows } from './aside-rows.ts'
import { ColumnsCard } from './columns-card.tsx'
import { type ImportKey, importKeys, importKeyText } from './import-keys.ts'
import { MissingList } from './missing-list.tsx'
import { RulesBar } from './rules-bar.tsx'
import { SourceCard } from './source-card.tsx'
import type { useImportFile } from './use-import-file.ts'
import { useImportPlan } from './use-import-plan.ts'

interface ImportPlanProps {
  readonly resource: ResourceWith<'list'>
  readonly file: ReturnType<typeof useImportFile>
  readonly source: NonNullable<ReturnType<typeof useImportFile>['source']>
  readonly context: CellContext
  readonly columns: readonly MatchedColumn[]
  readonly onChoose: (head: string, key: string) => void
  /** Reads the names of other records again. */
  readonly onReload: () => void
}

/** The plan of a table's rows, with the columns and the key that it follows from; both can be changed until it is sent. */
export function ImportPlan({
  resource,
  file,
  source,
  context,
  columns,
  onChoose,
  onReload,
}: ImportPlanProps) {
  const t = useText()
  const { table } = source
  const keys = useMemo(() => importKeys(resource, columns), [resource, columns])
  const [wanted, setWanted] = useState<ImportKey | null>(null)
  const key = keyAmong(keys, wanted)
  const [clears, setClears] = useState(false)
  const aside = useMemo(() => asideRows(table, columns, resource), [table, columns, resource])
  const [taken, setTaken] = useState<readonly AsideKind[]>([])
  const isAside = useMemo(() => {
    const left = Object.entries(aside).filter(([kind]) => !taken.includes(kind as AsideKind))
    const places = new Set(left.flatMap(([, some]) => some))
    return (at: number) => places.has(at)
  }, [aside, taken])
  const reading = { table, context, columns, key, clears, isAside }
  const { all, plan, count, missing } = useImportPlan(resource, reading)
  const { rows, run, send, choose } = useSentPlan(resource, 'import', plan?.rows ?? null)
  const open =
    rows?.filter((row) => isSent(row) && (run?.outcome(row.key)?.state ?? 'waiting') === 'waiting') ?? []
  const given = { heads: table.heads, cells: (at: number) => table.rows[at - 1] ?? [] }
  return (
    <>
      <Paper withBorder p={20} mb="md">
        <SourceCard source={source} onCorrect={run ? undefined : file.correct} />
        {!run && (
          <>
            <Divider my="sm" />
            <ColumnsCard resource={resource} table={table} columns={columns} onChoose={onChoose} />
            <RulesBar
              resource={resource}
              keys={keys}
              chosen={key}
              onKey={setWanted}
              clears={clears}
              onClears={setClears}
            />
            <AsideChoices table={table} aside={aside} taken={taken} onTake={setTaken} />
            <MissingList missing={missing} onCreated={onReload} />
          </>
        )}
      </Paper>
      <ComparisonFailed all={all} />
      {rows === null && !all.error && (
        <CountProgress
          label={t('Đang so với danh sách đang có…')}
          done={count}
          total={all.data && table.rows.length}
          mt="xs"
        />
      )}
      <ChangePlanView
        resource={resource}
        label={t('Các dòng của tệp')}
        rows={rows}
        run={run}
        onSend={(sent) => void send(sent)}
        onChoose={choose}
        source={given}
        actions={
          <Button variant="default" onClick={file.clear}>
            {t('Nhập tệp khác')}
          </Button>
        }
      />
      <LeaveGuard count={open.length} />
    </>
  )
}

/** The wanted key where the columns still allow it, else the best. */
function keyAmong(keys: readonly ImportKey[], wanted: ImportKey | null): ImportKey {
  const found = wanted && keys.find((key) => importKeyText(key) === importKeyText(wanted))
  return found ?? keys[0] ?? { kind: 'none' }
}
