import { Button } from '@mantine/core'
import type { ResourceWith } from '#descriptor/capability.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { Card } from '#kit/card.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { notify } from '#kit/notice.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { LeaveGuard } from '#screens/form/leave-guard.tsx'
import { listHref, screenState } from '#screens/href.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { text } from '#text/text.ts'
import { PasteBar } from './paste-bar.tsx'
import { PasteBox } from './paste-box.tsx'
import { PasteCard } from './paste-card.tsx'
import classes from './paste-screen.module.css'
import { PasteSummary } from './paste-summary.tsx'
import { usePastePage } from './use-paste-page.ts'
import { usePastePlan } from './use-paste-plan.ts'
import { mostRows, usePasteRows } from './use-paste-rows.ts'

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
  const { all, plans, open, sending } = plan
  const hasProblem = (key: number) =>
    plans.get(key)?.action === 'refused' || sending.sent.get(key)?.status === 'failed'
  const shown = usePastePage(rows, hasProblem)
  const label = (name: string) => t(resource.fields[name]?.label ?? name)
  const clear = () => {
    const before = rows
    paste.clear()
    shown.setFiltered(false)
    notify({ tone: 'plain', text: text('Đã bỏ bảng vừa dán.'), undo: () => paste.restore(before) })
  }

  return (
    <PageFrame
      title={t('Dán từ bảng tính')}
      back={<AppLink to={listHref(resource, screenState(resource, search))}>← {t(resource.title)}</AppLink>}
    >
      {all.error && (
        <FailedState
          text={t('Chưa so được với danh sách đang có.')}
          hint={t(readAdviceFor(all.error))}
          isBusy={all.isFetching}
          onRetry={() => void all.refetch()}
          isLine
        />
      )}
      {rows.length === 0 ? (
        <Card>
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
        </Card>
      ) : (
        <>
          <PasteSummary
            plans={plans}
            sent={sending.sent}
            unknown={paste.unknown}
            isBack={paste.isBack}
            isFiltered={shown.isFiltered}
            onFilter={shown.setFiltered}
          />
          <PasteCard resource={resource} paste={paste} plan={plan} shown={shown} />
          <PasteBar
            progress={sending.progress}
            isBusy={plan.isChecking}
            count={open.length}
            isAgain={open.length > 0 && open.every(({ key }) => sending.sent.get(key)?.status === 'failed')}
            onSend={() => void plan.send()}
            onStop={sending.stop}
            onClear={clear}
            tools={
              <Button variant="subtle" size="sm" onClick={paste.add} className={classes.add}>
                {t('Thêm dòng')}
              </Button>
            }
          />
        </>
      )}
      <LeaveGuard count={[...plans.values()].filter(({ action }) => action !== 'same').length} />
    </PageFrame>
  )
}
