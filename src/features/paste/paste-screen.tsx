import { Button, Paper } from '@mantine/core'
import { useMemo } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { PlanBandIssues } from '#screens/bands/plan-band-issues.tsx'
import { ChangeBar } from '#screens/changes/change-bar.tsx'
import { ChangeCounts } from '#screens/changes/change-counts.tsx'
import { type ChangeGroup, countGroups, groupOf } from '#screens/changes/change-group.ts'
import { ComparisonFailed } from '#screens/changes/comparison-failed.tsx'
import { RefusedFileButton } from '#screens/changes/refused-file-button.tsx'
import { LeaveGuard } from '#screens/form/leave-guard.tsx'
import { listHref, screenState } from '#screens/href.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { text } from '#text/text.ts'
import { PasteBox } from './paste-box.tsx'
import { PasteCard } from './paste-card.tsx'
import classes from './paste-screen.module.css'
import { usePastePage } from './use-paste-page.ts'
import { usePastePlan } from './use-paste-plan.ts'
import { type GridRow, mostRows, usePasteRows } from './use-paste-rows.ts'

interface PasteScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

/** Imports spreadsheet rows: edit them in a grid, compare with existing records, send one by one. */
export function PasteScreen({ resource, search }: PasteScreenProps) {
  const t = useText()
  const paste = usePasteRows(resource)
  const { rows, fields } = paste
  const plan = usePastePlan(resource, paste)
  const { all, plans, open, sent } = plan
  const group = (key: number): ChangeGroup | null => {
    const change = plans.get(key)
    return change ? groupOf(change, sent.outcome(key)) : null
  }
  const openChanges = useMemo(() => open.flatMap(({ key }) => plans.get(key) ?? []), [open, plans])
  const groups = rows.flatMap(({ key }) => group(key) ?? [])
  const shown = usePastePage(rows, group)
  // In a file, an empty column of a key would match other records than a missing one.
  const given = fields.filter((name) => rows.some(({ cells }) => Object.hasOwn(cells, name)))
  const label = (name: string) => t(resource.fields[name]?.label ?? name)
  const isSaved = open.length === 0 && rows.every(({ key }) => savedGroups.has(group(key)))
  const clear = () => {
    const before = rows
    const restoreSent = sent.forget()
    paste.clear()
    shown.setFilter(null)
    if (isSaved) return
    const undo = () => {
      restoreSent()
      paste.restore(before)
    }
    notify({ tone: 'plain', text: text('Đã bỏ bảng vừa dán.'), undo })
  }

  return (
    <PageFrame
      title={t('Dán từ bảng tính')}
      back={
        <AppLink to={listHref(resource, screenState(resource, search))}>{`← ${t(resource.title)}`}</AppLink>
      }
    >
      <ComparisonFailed all={all} />
      {rows.length === 0 ? (
        <Paper withBorder p={20}>
          {paste.isReady && (
            <PasteBox
              columns={fields.map(label)}
              onTable={(table) => {
                const count = paste.start(table)
                if (count > mostRows)
                  notify({ tone: 'plain', text: text('Chỉ lấy {count} dòng đầu.', { count: mostRows }) })
                return count
              }}
            />
          )}
        </Paper>
      ) : (
        <>
          <div className={classes.summary}>
            <ChangeCounts
              counts={plan.isPlanned ? countGroups(groups) : null}
              filter={shown.filter}
              onFilter={shown.setFilter}
            />
            {paste.unknown.length > 0 && (
              <span className={classes.note}>
                {t('Cột chưa nhận ra nên bỏ qua: {columns}.', { columns: paste.unknown.join(', ') })}
              </span>
            )}
            {paste.isBack && !isSaved && (
              <span className={classes.note}>{t('Đây là bảng bạn dán lần trước, chưa lưu xong.')}</span>
            )}
            {/* The saved rows are no longer open, and the list is read again only after the last one. */}
            {!sent.run?.progress() && <PlanBandIssues resource={resource} rows={openChanges} />}
          </div>
          <PasteCard resource={resource} paste={paste} plan={plan} shown={shown} />
          <ChangeBar
            run={sent.run}
            isBusy={plan.isChecking}
            count={open.length}
            isAgain={open.length > 0 && open.every(({ key }) => group(key) === 'failed')}
            onSend={() => void plan.send()}
            tools={
              <Button variant="subtle" onClick={paste.add} className={classes.add}>
                {t('Thêm dòng')}
              </Button>
            }
          >
            <RefusedFileButton
              resource={resource}
              rows={[...plans.values()]}
              outcomeOf={sent.outcome}
              source={{ heads: given.map(label), cells: (key) => cellsOf(rows, given, key) }}
            />
            <Button variant="default" onClick={clear}>
              {isSaved ? t('Dán bảng khác') : t('Bỏ bảng này')}
            </Button>
          </ChangeBar>
        </>
      )}
      <LeaveGuard count={groups.filter((one) => !settled.has(one)).length} />
    </PageFrame>
  )
}

function cellsOf(rows: readonly GridRow[], fields: readonly string[], key: number): readonly string[] {
  const cells = rows.find((row) => row.key === key)?.cells
  return fields.map((name) => cells?.[name] ?? '')
}

const settled: ReadonlySet<ChangeGroup> = new Set(['same', 'saved', 'undone', 'kept'])
const savedGroups: ReadonlySet<ChangeGroup | null> = new Set(['same', 'saved'])
