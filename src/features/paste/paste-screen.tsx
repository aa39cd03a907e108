import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { Card } from '#kit/card.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { notify } from '#kit/notice.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { LeaveGuard } from '#screens/form/leave-guard.tsx'
import { listHref, screenState } from '#screens/href.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { text } from '#text/text.ts'
import { PasteBar } from './paste-bar.tsx'
import { PasteBox } from './paste-box.tsx'
import { PasteGrid } from './paste-grid.tsx'
import classes from './paste-screen.module.css'
import { PasteSummary } from './paste-summary.tsx'
import { rowSign, saidErrors } from './row-sign.ts'
import { usePastePlan } from './use-paste-plan.ts'
import { mostRows, usePasteRows } from './use-paste-rows.ts'

interface PasteScreenProps {
  readonly resource: ResourceWith<'list'>
  readonly search: ScreenSearch
}

const size = 50

/** Imports spreadsheet rows: edit them in a grid, compare with existing records, send one by one. */
export function PasteScreen({ resource, search }: PasteScreenProps) {
  const t = useText()
  const paste = usePasteRows(resource)
  const { rows, fields } = paste
  const { all, plans, open, sending, isChecking, send } = usePastePlan(resource, paste)
  const [page, setPage] = useState(1)
  const [isNarrowed, setNarrowed] = useState(false)
  const isWrong = (key: number) =>
    plans.get(key)?.action === 'refused' || sending.sent.get(key)?.status === 'failed'
  const numbered = rows.map((row, at) => ({ ...row, line: at + 1 }))
  const shown = isNarrowed ? numbered.filter(({ key }) => isWrong(key)) : numbered
  const present = Math.min(page, Math.max(1, Math.ceil(shown.length / size)))
  const label = (name: string) => t(resource.fields[name]?.label ?? name)
  const clear = () => {
    const before = rows
    paste.clear()
    setNarrowed(false)
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
              onTable={(words) => {
                const count = paste.begin(words)
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
            isNarrowed={isNarrowed}
            onNarrow={setNarrowed}
          />
          <Card isFlush>
            <PasteGrid
              label={t('Bảng vừa dán')}
              columns={fields.map((name) => ({
                name,
                label: label(name),
                isNumber: ['number', 'money'].includes(resource.fields[name]?.kind ?? ''),
              }))}
              rows={shown.slice((present - 1) * size, present * size).map(({ key, line, cells }) => {
                const [planned, sent] = [plans.get(key), sending.sent.get(key)]
                return {
                  key,
                  line,
                  cells,
                  errors: saidErrors(planned, sent, t),
                  sign: rowSign(planned, sent, t),
                }
              })}
              isLocked={sending.progress !== null || isChecking}
              onCell={(key, name, words) => {
                sending.forget(key)
                paste.change(key, name, words)
              }}
              onTable={paste.lay}
              onRemove={paste.remove}
            />
            {shown.length > size && (
              <Pager page={present} size={size} total={shown.length} onPage={setPage} />
            )}
          </Card>
          <PasteBar
            progress={sending.progress}
            isBusy={isChecking}
            count={open.length}
            isAgain={open.length > 0 && open.every(({ key }) => sending.sent.get(key)?.status === 'failed')}
            onSend={() => void send()}
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
