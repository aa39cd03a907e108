import { type KeyboardEvent, useRef } from 'react'
import { fold } from '#descriptor/fold.ts'
import type { Row } from '#descriptor/row.ts'
import type { TreeItem } from './tree-items.ts'
import type { Step } from './tree-position.ts'

interface TreeKeys {
  readonly items: readonly TreeItem[]
  readonly active: number
  readonly rowName: (row: Row) => string
  readonly onMove: (index: number) => void
  readonly onOpen: (id: string, isOpen: boolean) => void
  readonly onChoose: () => void
  /** Moves the active record one step; without it records cannot be moved. */
  readonly onStep: ((step: Step) => void) | undefined
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
}

/**
 * The keys of a tree (ARIA Authoring Practices, "Tree View"): arrows, Home, End, Enter, and type-ahead. With
 * Alt the arrows, Home and End move the record.
 */
export function useTreeKeys(tree: TreeKeys) {
  const typed = useRef({ query: '', at: 0 })
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    // Buttons, links and inputs of a row handle their own keys.
    if (!(event.target instanceof Element) || event.target.closest('button, a, input')) return
    if (event.altKey) {
      const step = steps[event.key]
      if (!step || !tree.onStep) return
      // Alt and an arrow key would also navigate back.
      event.preventDefault()
      tree.onStep(step)
      return
    }
    if (navigate(tree, event.key) || typeAhead(tree, typed.current, event)) event.preventDefault()
  }
}

function navigate({ items, active, onMove, onOpen, onChoose }: TreeKeys, key: string): boolean {
  const item = items[active]
  if (!item) return false
  const isOpen = item.kind === 'row' ? item.isOpen : undefined
  switch (key) {
    case 'ArrowDown':
      onMove(Math.min(active + 1, items.length - 1))
      return true
    case 'ArrowUp':
      onMove(Math.max(active - 1, 0))
      return true
    case 'Home':
      onMove(0)
      return true
    case 'End':
      onMove(items.length - 1)
      return true
    case 'ArrowRight':
      if (isOpen === false) onOpen(item.id, true)
      else if (isOpen && !isLoadingNote(items[active + 1])) onMove(active + 1)
      return true
    case 'ArrowLeft':
      if (isOpen) onOpen(item.id, false)
      else if (item.parent !== '') onMove(items.findIndex(({ id }) => id === item.parent))
      return true
    case 'Enter':
    case ' ':
      onChoose()
      return true
    default:
      return false
  }
}

// The loading note is removed when the children arrive, and would drop the focus.
function isLoadingNote(item: TreeItem | undefined): boolean {
  return item?.kind === 'note' && item.branch.state === 'loading'
}

const TYPE_AHEAD_TIMEOUT = 700

function typeAhead(tree: TreeKeys, typed: { query: string; at: number }, event: KeyboardEvent): boolean {
  if (event.key.length !== 1) return false
  typed.query =
    event.timeStamp - typed.at < TYPE_AHEAD_TIMEOUT ? typed.query + fold(event.key) : fold(event.key)
  typed.at = event.timeStamp
  const { items, active } = tree
  // A longer query may still match the active row; a single letter searches from the next row.
  const from = typed.query.length > 1 ? active : active + 1
  const order = [...items.keys()].map((step) => (from + step) % items.length)
  const found = order.find((index) => {
    const item = items[index]
    return item?.kind === 'row' && fold(tree.rowName(item.row)).startsWith(typed.query)
  })
  if (found !== undefined) tree.onMove(found)
  return true
}
