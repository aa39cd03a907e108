import { useEffect, useRef, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { hasId } from '#descriptor/own-ids.ts'
import { matchingPagesOf } from '#hooks/read/matching-pages-of.ts'
import { firstCursor, type PageCursor } from '#hooks/read/pages-of.ts'
import type { Rows } from '#hooks/read/read-page.ts'
import { useText } from '#hooks/use-text.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { isDeletePending } from '#hooks/write/pending-deletes.ts'
import { notify } from '#kit/notice.tsx'
import type { Selection } from '#screens/list/use-selection.ts'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'

/** The maximum selection; its rows are loaded by sequential requests. */
const maxSelected = 1000

interface SelectAllPages {
  readonly resource: ResourceWith<'list'>
  readonly state: ListState
  readonly shown: Rows | undefined
  readonly selection: Selection
  readonly onSelection: (selection: Selection) => void
}

/** The offer to select all pages once the current page is selected; undefined if it does not apply. */
export function useSelectAllPages({ resource, state, shown, selection, onSelection }: SelectAllPages) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  // Clearing the selection or changing the list state aborts the load.
  const loadedFor = selection.size > 0 ? state : null
  useEffect(() => (loadedFor ? () => running.current?.abort() : undefined), [loadedFor])
  const total = shown?.page.total ?? (shown?.goesOn ? undefined : 0)
  const isWhole = shown !== undefined && shown.rows.filter(hasId).every(({ id }) => selection.has(id))
  const isAll = shown && (total ?? shown.rows.length + 1) <= Math.max(shown.rows.length, selection.size)
  if (!isWhole || isAll || selection.size >= maxSelected) return undefined
  const load = async () => {
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    try {
      const { signal } = controller
      const isHidden = (id: string) => isDeletePending(resource, id)
      let last: PageCursor = firstCursor
      const pages = matchingPagesOf(resource, state, { signal, limit: maxSelected, isHidden })
      for await (const cursor of pages) last = cursor
      const rows = new Map([...last.rows].filter(([, row]) => hasId(row)))
      if (signal.aborted) return
      onSelection(new Map([...selection, ...rows]))
      if (!last.isWhole && rows.size < maxSelected)
        notify({ tone: 'plain', text: text('Máy chủ chưa trả hết danh sách, nên có mục chưa được chọn.') })
    } catch (error) {
      if (controller.signal.aborted) return
      notify({ tone: 'bad', text: text('Chưa chọn hết được.'), more: readAdviceFor(error) })
    } finally {
      setBusy(false)
    }
  }
  return {
    label:
      total === undefined
        ? t('Chọn mọi kết quả, tối đa {most}', { most: formatNumber(maxSelected) })
        : total > maxSelected
          ? t('Chọn {most} kết quả đầu trong {total}', {
              most: formatNumber(maxSelected),
              total: formatNumber(total),
            })
          : t('Chọn cả {total} kết quả', { total: formatNumber(total) }),
    isBusy,
    onSelectAll: () => void load(),
  }
}
