import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useVirtualRows } from '#kit/list/use-virtual-rows.ts'
import type { TreeItem } from './tree-items.ts'

interface ActiveRow {
  readonly body: RefObject<HTMLElement | null>
  readonly items: readonly TreeItem[]
  /** The record that is active initially. */
  readonly selected: string | null | undefined
  /** The record whose move is being saved. */
  readonly moving: string | null | undefined
}

const ROW = 40

/**
 * The active row of a tree, which takes the keys, and the rendered rows. `goTo` focuses a record as soon as it is
 * rendered at its position, and scrolls there.
 */
export function useActiveRow({ body, items, selected, moving }: ActiveRow) {
  const focusTarget = useRef<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(selected ?? null)
  const { scrollToIndex, ...rows } = useVirtualRows(body, items.length, ROW)
  const active = Math.max(
    0,
    items.findIndex(({ id }) => id === pointed),
  )
  const isRendered = active >= rows.start && active < rows.end
  const activeId = items[active]?.id
  const goTo = (id: string | undefined) => {
    focusTarget.current = id ?? null
    setPointed(id ?? null)
  }
  const onFocus = (event: FocusEvent) => {
    if (event.target === event.currentTarget) return goTo(activeId)
    // However a row was focused, it becomes the active one for the keys.
    const line = event.target.closest<HTMLElement>('[role=treeitem]')
    if (line?.dataset.id !== undefined) setPointed(line.dataset.id)
  }
  useEffect(() => {
    // Wait for the moved record, unless the user has focused another element.
    if (focusTarget.current === null || focusTarget.current !== activeId) return
    if (!isFree(body.current)) focusTarget.current = null
    else if (isRendered) {
      rowElement(body.current, activeId)?.focus()
      if (moving !== activeId) focusTarget.current = null
    } else scrollToIndex(active, { align: 'center' })
  }, [body, activeId, active, scrollToIndex, isRendered, moving])
  return { ...rows, active, activeId, isRendered, goTo, onFocus, onPoint: setPointed }
}

/** The rendered row of a record. */
export function rowElement(body: HTMLElement | null, id: string): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? null
}

/** Whether the focus is in the tree or on no element: a row that changes its position loses the focus. */
function isFree(body: HTMLElement | null): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    body?.parentElement?.contains(activeElement) === true
  )
}
