import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import { type RowAction, RowMenu } from '#kit/list/row-menu.tsx'
import { useRowWindow } from '#kit/list/use-row-window.ts'
import classes from './tree.module.css'
import { type TreeSource, treeItems } from './tree-items.ts'
import { TreeNote } from './tree-note.tsx'
import { TreePath } from './tree-path.tsx'
import { pathOfItem, placeAfterStep, type TreePlace } from './tree-place.ts'
import { type TreeLinkProps, TreeRow } from './tree-row.tsx'
import { useTreeDrag } from './use-tree-drag.ts'
import { useTreeKeys } from './use-tree-keys.ts'

interface TreeViewProps<R> extends TreeSource<R> {
  readonly label: string
  readonly rowName: (row: R) => string
  /** Called with true to expand a record, which loads its children. */
  readonly onOpen: (id: string, isOpen: boolean) => void
  readonly selected?: string | null
  /** Selects a row of a tree without links. */
  readonly onSelect?: (row: R) => void
  readonly renderLink?: (row: R, props: TreeLinkProps) => ReactNode
  readonly secondary?: (row: R) => ReactNode
  readonly onAddChild?: (row: R) => void
  readonly rowActions?: (row: R) => readonly RowAction[]
  /** Moves a record to another position, by drag or by keys; without it records cannot be moved. Stable. */
  readonly onMove?: ((row: R, place: TreePlace) => void) | undefined
  /** Whether siblings have an explicit order. */
  readonly canOrder?: boolean
  /** The record whose move is being saved. */
  readonly moving?: string | null
  /** False for search results, whose rows are outside their positions. */
  readonly hasPath?: boolean
  readonly onCloseAll?: () => void
}

const ROW = 40

/**
 * A tree with keyboard and pointer support; it renders only the rows near the viewport.
 * Rows are memoised: keep `onOpen`, `renderLink`, `secondary` and `onAddChild` stable.
 */
export function TreeView<R>(props: TreeViewProps<R>) {
  const { branch, rowId, hasChildren, open, rowName, onOpen, rowActions, onMove } = props
  const body = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(props.selected ?? null)
  const [menu, setMenu] = useState<{ id: string; button: HTMLElement } | null>(null)
  const source = useMemo(() => ({ branch, rowId, hasChildren, open }), [branch, rowId, hasChildren, open])
  const items = useMemo(() => treeItems(source), [source])
  const drag = useTreeDrag({ source, items, onMove, canOrder: props.canOrder ?? false, onOpen })
  const { start, end, height } = useRowWindow(body, items.length, ROW)
  const active = Math.max(
    0,
    items.findIndex(({ id }) => id === pointed),
  )
  const isActiveDrawn = active >= start && active < end

  const goTo = (id: string | undefined) => {
    wanted.current = id ?? null
    setPointed(id ?? null)
  }
  const move = (index: number) => goTo(items[index]?.id)
  const choose = (index: number) => {
    const item = items[index]
    if (item?.kind !== 'row') return
    lineOf(body.current, item.id)?.querySelector('a')?.click()
    props.onSelect?.(item.row)
  }
  const step: Parameters<typeof useTreeKeys<R>>[0]['onStep'] = (to) => {
    const item = items[active]
    if (item?.kind !== 'row' || (!props.canOrder && (to === 'up' || to === 'down'))) return
    const place = placeAfterStep(source, items, item.id, to)
    if (!place) return
    // Focus the record as soon as it is rendered at its new position.
    goTo(item.id)
    onMove?.(item.row, place)
  }
  const keys = useTreeKeys({
    items,
    active,
    rowName,
    onMove: move,
    onOpen,
    onChoose: choose,
    onStep: onMove && step,
  })
  const enter = (event: FocusEvent) => {
    if (event.target === event.currentTarget) return move(active)
    // However a row was focused, it becomes the active one for the keys.
    const line = event.target.closest<HTMLElement>('[role=treeitem]')
    if (line?.dataset.id !== undefined) setPointed(line.dataset.id)
  }
  const openMenu = useCallback((id: string, button: HTMLElement) => setMenu({ id, button }), [])
  const activeId = items[active]?.id
  useEffect(() => {
    // Wait for the moved record, unless the user has focused another element.
    if (wanted.current === null || wanted.current !== activeId) return
    if (!isFree(body.current)) wanted.current = null
    else if (isActiveDrawn) {
      lineOf(body.current, activeId)?.focus()
      if (props.moving !== activeId) wanted.current = null
    } else {
      const top = body.current?.getBoundingClientRect().top ?? 0
      window.scrollBy({ top: top + active * height - window.innerHeight / 2, behavior: 'instant' })
    }
  }, [activeId, active, height, isActiveDrawn, props.moving])
  const path = useMemo(() => (activeId === undefined ? [] : pathOfItem(items, activeId)), [items, activeId])
  const menuItem = menu && items.find(({ id }) => id === menu.id)
  return (
    <>
      {props.hasPath !== false && (
        <TreePath
          path={path.map(({ id, row }) => ({ id, name: rowName(row) }))}
          onGo={goTo}
          onCloseAll={open.size > 0 ? props.onCloseAll : undefined}
        />
      )}
      <div
        ref={body}
        role="tree"
        aria-label={props.label}
        className={classes.tree}
        tabIndex={isActiveDrawn ? -1 : 0}
        onKeyDown={keys}
        onFocus={enter}
      >
        <div role="presentation" style={{ height: start * height }} />
        {items
          .slice(start, end)
          .map((item, place) =>
            item.kind === 'note' ? (
              <TreeNote key={item.id} {...item} isActive={start + place === active} />
            ) : (
              <TreeRow
                key={item.id}
                item={item}
                name={rowName(item.row)}
                isActive={start + place === active}
                isSelected={item.id === props.selected}
                onSelect={props.onSelect}
                renderLink={props.renderLink}
                secondary={props.secondary}
                onAddChild={props.onAddChild}
                hasActions={rowActions !== undefined}
                onActions={openMenu}
                onPoint={setPointed}
                onOpen={onOpen}
                drag={drag}
                isMoving={item.id === props.moving}
              />
            ),
          )}
        <div role="presentation" style={{ height: (items.length - end) * height }} />
        {menu && menuItem?.kind === 'row' && rowActions && (
          <RowMenu anchor={menu.button} actions={rowActions(menuItem.row)} onClose={() => setMenu(null)} />
        )}
      </div>
    </>
  )
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

function lineOf(body: HTMLElement | null, id: string): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? null
}
