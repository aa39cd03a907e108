import { Button, Loader, Text } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Row } from '#descriptor/row.ts'
import type { Branch } from '#hooks/tree/use-branches.ts'
import { useText } from '#hooks/use-text.ts'
import { type RowAction, RowMenu } from '#kit/list/row-menu.tsx'
import classes from './tree.module.css'
import { type TreeItem, type TreeSource, treeItems } from './tree-items.ts'
import { TreePath } from './tree-path.tsx'
import {
  isSelfOrDescendant,
  pathOfItem,
  positionAfterStep,
  positionOfDrop,
  type Step,
  type TreePosition,
} from './tree-position.ts'
import { type TreeLinkProps, TreeRow } from './tree-row.tsx'
import { rowElement, useActiveRow } from './use-active-row.ts'
import { insetOf, type TreeDrag } from './use-row-drag.ts'
import { useTreeKeys } from './use-tree-keys.ts'

interface TreeViewProps {
  readonly label: string
  readonly source: TreeSource
  readonly rowName: (row: Row) => string
  /** Called with true to expand a record, which loads its children. */
  readonly onOpen: (id: string, isOpen: boolean) => void
  readonly selected: string | null
  readonly renderLink: (row: Row, props: TreeLinkProps) => ReactNode
  readonly secondary?: ((row: Row) => ReactNode) | undefined
  /** The number of children of a record; undefined while it is unknown. */
  readonly countOf: (row: Row) => number | undefined
  /** The state and the dates of a record, at the end of its line. */
  readonly facts: (row: Row) => ReactNode
  readonly onAddChild?: ((row: Row) => void) | undefined
  readonly rowActions: (row: Row) => readonly RowAction[]
  /** Moves a record to another position, by drag or by keys; without it records cannot be moved. */
  readonly onMove?: ((row: Row, position: TreePosition) => void) | undefined
  /** Whether siblings have an explicit order. */
  readonly canOrder: boolean
  /** The record whose move is being saved. */
  readonly moving: string | null
  /** False for search results, whose rows are outside their positions. */
  readonly hasPath: boolean
  readonly onCloseAll: () => void
}

/** A tree with keyboard and pointer support; it renders only the rows near the viewport. */
export function TreeView(props: TreeViewProps) {
  const { source, rowName, onOpen, rowActions, onMove, canOrder } = props
  const body = useRef<HTMLDivElement>(null)
  const items = useMemo(() => treeItems(source), [source])
  const { menu, openMenu } = useTreeMenu(items, rowActions)
  const drag = useTreeDrag({ source, items, onMove, canOrder, onOpen })
  const { selected, moving } = props
  const { active, activeId, isRendered, start, end, before, after, goTo, onFocus, onPoint } = useActiveRow({
    body,
    items,
    selected,
    moving,
  })
  const choose = () => {
    if (activeId !== undefined) rowElement(body.current, activeId)?.querySelector('a')?.click()
  }
  const step = treeStep({ source, items, canOrder }, items[active], (row, position) => {
    // Focus the record as soon as it is rendered at its new position.
    goTo(row.id)
    onMove?.(row, position)
  })
  const keys = useTreeKeys({
    items,
    active,
    rowName,
    onMove: (index) => goTo(items[index]?.id),
    onOpen,
    onChoose: choose,
    onStep: onMove && step,
  })
  const path = useMemo(() => (activeId === undefined ? [] : pathOfItem(items, activeId)), [items, activeId])
  return (
    <>
      {props.hasPath && (
        <TreePath
          label={props.label}
          path={path.map(({ id, row }) => ({ id, name: rowName(row) }))}
          onGo={goTo}
          onCloseAll={source.open.size > 0 ? props.onCloseAll : undefined}
        />
      )}
      <div
        ref={body}
        role="tree"
        aria-label={props.label}
        className={classes.tree}
        tabIndex={isRendered ? -1 : 0}
        onKeyDown={keys}
        onFocus={onFocus}
      >
        <div role="presentation" style={{ height: before }} />
        {items
          .slice(start, end)
          .map((item, index) =>
            item.kind === 'note' ? (
              <TreeNote key={item.id} {...item} isActive={start + index === active} />
            ) : (
              <TreeRow
                key={item.id}
                item={item}
                name={rowName(item.row)}
                isActive={start + index === active}
                isSelected={item.id === selected}
                renderLink={props.renderLink}
                secondary={props.secondary}
                count={props.countOf(item.row)}
                facts={props.facts}
                onAddChild={props.onAddChild}
                onActions={openMenu}
                onPoint={onPoint}
                onOpen={onOpen}
                drag={drag}
                isMoving={item.id === moving}
              />
            ),
          )}
        <div role="presentation" style={{ height: after }} />
        {menu}
      </div>
    </>
  )
}

interface SteppingTree {
  readonly source: TreeSource
  readonly items: readonly TreeItem[]
  /** Whether siblings have an explicit order; without it a record moves only in and out. */
  readonly canOrder: boolean
}

/** Returns the function that moves a record one step, as far as there is a position. */
function treeStep(
  { source, items, canOrder }: SteppingTree,
  item: TreeItem | undefined,
  onMove: (row: Row, position: TreePosition) => void,
): (step: Step) => void {
  return (step) => {
    if (item?.kind !== 'row' || (!canOrder && step !== 'in' && step !== 'out')) return
    const position = positionAfterStep(source, items, item.id, step)
    if (position) onMove(item.row, position)
  }
}

interface Dragging {
  readonly source: TreeSource
  readonly items: readonly TreeItem[]
  readonly onMove: ((row: Row, position: TreePosition) => void) | undefined
  readonly canOrder: boolean
  readonly onOpen: (id: string, isOpen: boolean) => void
}

/** The shared drag object of the rows; it stays the same while rows can be dragged, which are registered with it. */
function useTreeDrag(dragging: Dragging): TreeDrag | undefined {
  const now = useRef(dragging)
  useEffect(() => {
    now.current = dragging
  })
  const { canOrder } = dragging
  const canMove = dragging.onMove !== undefined
  return useMemo(() => {
    if (!canMove) return undefined
    return {
      canOrder,
      isBelow: (id, above) => isSelfOrDescendant(now.current.items, id, above),
      onOpen: (id, isOpen) => now.current.onOpen(id, isOpen),
      onDrop: (moved, onto, drop) => {
        const { source, items, onMove } = now.current
        const item = items.find(({ id }) => id === moved)
        const position = positionOfDrop(source, items, moved, onto, drop)
        if (position && item?.kind === 'row') onMove?.(item.row, position)
      },
    }
  }, [canMove, canOrder])
}

/** The action menu of the rows: its element while it is open, and the function that opens it. */
function useTreeMenu(items: readonly TreeItem[], rowActions: (row: Row) => readonly RowAction[]) {
  const [open, setOpen] = useState<{ id: string; button: HTMLElement } | null>(null)
  const item = open && items.find(({ id }) => id === open.id)
  const menu = open && item?.kind === 'row' && (
    <RowMenu anchor={open.button} actions={rowActions(item.row)} onClose={() => setOpen(null)} />
  )
  return {
    menu,
    openMenu: (id: string, button: HTMLElement) =>
      setOpen((now) => (now?.button === button ? null : { id, button })),
  }
}

interface TreeNoteProps {
  readonly id: string
  readonly level: number
  readonly isActive: boolean
  readonly branch: Branch
}

/** The line in place of children that are loading, missing, or failed to load. */
function TreeNote({ id, level, isActive, branch }: TreeNoteProps) {
  const t = useText()
  const { state } = branch
  return (
    <div
      role="treeitem"
      className={classes.row}
      data-id={id}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-selected={false}
      aria-busy={state === 'loading' || undefined}
      style={{ paddingInlineStart: insetOf(level) }}
    >
      <span className={classes.twist}>{state === 'loading' && <Loader size={14} data-late />}</span>
      <Text span c="dimmed" role={state === 'failed' ? 'alert' : undefined}>
        {state === 'failed' ? t(branch.text) : state === 'loading' ? t('Đang tải…') : t('Chưa có mục con.')}
      </Text>
      {state === 'failed' && (
        <Button variant="subtle" size="compact-sm" tabIndex={isActive ? 0 : -1} onClick={branch.retry}>
          {t('Thử lại')}
        </Button>
      )}
    </div>
  )
}
