import { Button } from '@mantine/core'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Having } from '#descriptor/resource.ts'
import { readAdviceFor } from '#hooks/advice.ts'
import { useAll } from '#hooks/use-all.ts'
import type { Savable } from '#hooks/use-save.ts'
import { useText } from '#hooks/use-text.ts'
import { Card } from '#kit/card.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { notify } from '#kit/notice.tsx'
import { PageFrame } from '#kit/page-frame.tsx'
import { PasteBar } from '#kit/paste/paste-bar.tsx'
import { PasteBox } from '#kit/paste/paste-box.tsx'
import { PasteGrid } from '#kit/paste/paste-grid.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { LeaveGuard } from '#screens/form/leave-guard.tsx'
import { listHref, screenState } from '#screens/href.ts'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { text } from '#text/text.ts'
import classes from './paste-screen.module.css'
import { PasteSummary } from './paste-summary.tsx'
import { type Planned, planRows } from './plan-rows.ts'
import { rowSign, saidErrors } from './row-sign.ts'
import { mostRows, usePasteRows } from './use-paste-rows.ts'
import { useSendRows } from './use-send-rows.ts'

interface PasteScreenProps {
  readonly resource: Having<'list'>
  readonly search: ScreenSearch
}

const size = 50

/** Rows from a spreadsheet: looked through and mended in a grid, compared with what is there, then sent one by one. */
export function PasteScreen({ resource, search }: PasteScreenProps) {
  const t = useText()
  const paste = usePasteRows(resource)
  const { rows, fields } = paste
  const all = useAll(resource)
  const sending = useSendRows(resource as Having<'list'> & Savable)
  const [page, setPage] = useState(1)
  const [isNarrowed, setNarrowed] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const settled = useDeferredValue(rows)
  const plans = useMemo(() => plansOf(resource, settled, all.data), [resource, settled, all.data])
  const isWrong = (key: number) => plans.get(key)?.is === 'refused' || sending.sent.get(key)?.is === 'failed'
  const numbered = rows.map((row, at) => ({ ...row, line: at + 1 }))
  const shown = isNarrowed ? numbered.filter(({ key }) => isWrong(key)) : numbered
  const present = Math.min(page, Math.max(1, Math.ceil(shown.length / size)))
  const open = rows.flatMap(({ key }) => {
    const planned = plans.get(key)
    return planned?.is === 'create' || planned?.is === 'update' ? [{ key, planned }] : []
  })
  const label = (name: string) => t(resource.fields[name]?.label ?? name)

  const { finish } = paste
  const isDone = rows.length > 0 && rows.every(({ key }) => plans.get(key)?.is === 'same')
  useEffect(() => {
    if (isDone) finish()
  }, [isDone, finish])

  const send = async () => {
    setChecking(true)
    const { data, error } = await all.refetch()
    setChecking(false)
    if (error || !data) return
    const now = plansOf(resource, rows, data)
    if (rows.some(({ key }) => now.get(key)?.is !== plans.get(key)?.is)) {
      notify({ tone: 'plain', text: text('Danh sách vừa đổi. Bạn xem lại bảng rồi gửi nhé.') })
      return
    }
    await sending.send(open.map(({ key }) => ({ key, planned: now.get(key) as Planned })))
  }
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
            isAgain={open.length > 0 && open.every(({ key }) => sending.sent.get(key)?.is === 'failed')}
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
      <LeaveGuard count={[...plans.values()].filter(({ is }) => is !== 'same').length} />
    </PageFrame>
  )
}

function plansOf(
  resource: Having<'list'>,
  rows: ReturnType<typeof usePasteRows>['rows'],
  existing: Parameters<typeof planRows>[2] | undefined,
): ReadonlyMap<number, Planned> {
  if (!existing) return new Map()
  const plans = planRows(
    resource,
    rows.map(({ cells }) => cells),
    existing,
  )
  return new Map(plans.map((planned, at) => [rows[at]?.key ?? -1, planned]))
}
