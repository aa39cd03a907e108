import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'
import { type Planned, planRows } from './plan-rows.ts'
import { useAll } from './use-all.ts'
import type { usePasteRows } from './use-paste-rows.ts'
import { useSendRows } from './use-send-rows.ts'

type Paste = ReturnType<typeof usePasteRows>

/** The planned actions by row key, and the function that re-reads the records and sends the rows. */
export function usePastePlan(resource: ResourceWith<'list'>, { rows, finish }: Paste) {
  const all = useAll(resource)
  const sending = useSendRows(resource)
  const [isChecking, setChecking] = useState(false)
  const settled = useDeferredValue(rows)
  const plans = useMemo(() => plansOf(resource, settled, all.data), [resource, settled, all.data])
  const open = rows.flatMap(({ key }) => {
    const planned = plans.get(key)
    return planned?.action === 'create' || planned?.action === 'update' ? [{ key, planned }] : []
  })
  const isDone = rows.length > 0 && rows.every(({ key }) => plans.get(key)?.action === 'same')
  useEffect(() => {
    if (isDone) finish()
  }, [isDone, finish])

  const send = async () => {
    setChecking(true)
    const { data, error } = await all.refetch()
    setChecking(false)
    if (error || !data) return
    const now = plansOf(resource, rows, data)
    // If the plan has changed, show it before sending.
    if (rows.some(({ key }) => now.get(key)?.action !== plans.get(key)?.action)) {
      notify({ tone: 'plain', text: text('Danh sách vừa đổi. Bạn xem lại bảng rồi gửi nhé.') })
      return
    }
    await sending.send(open.map(({ key, planned }) => ({ key, planned: now.get(key) ?? planned })))
  }
  return { all, plans, open, sending, isChecking, send }
}

function plansOf(
  resource: ResourceWith<'list'>,
  rows: Paste['rows'],
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
