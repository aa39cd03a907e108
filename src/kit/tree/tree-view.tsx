import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import { type RowAction, RowMenu } from '#kit/list/row-menu.tsx'
import { useRowWindow } from '#kit/list/use-row-window.ts'
import classes from './tree.module.css'
import { type TreeSource, treeItems } from './tree-items.ts'
import { TreeNote } from './tree-note.tsx'
import { type TreeLinkProps, TreeRow } from './tree-row.tsx'
import { useTreeKeys } from './use-tree-keys.ts'

interface TreeViewProps<R> extends TreeSource<R> {
  readonly label: string
  readonly rowName: (row: R) => string
  /** Called with true to open a record, which is when its children are first asked for. */
  readonly onOpen: (id: string, isOpen: boolean) => void
  readonly selected?: string | null
  /** Without links a row is chosen by this. */
  readonly onSelect?: (row: R) => void
  readonly renderLink?: (row: R, props: TreeLinkProps) => ReactNode
  readonly secondary?: (row: R) => ReactNode
  readonly onAddChild?: (row: R) => void
  readonly rowActions?: (row: R) => readonly RowAction[]
}

const ROW = 40

/**
 * A tree by keyboard and pointer; only what is near the screen is drawn.
 * Rows are memoised: keep `onOpen`, `renderLink`, `secondary` and `onAddChild` stable.
 */
export function TreeView<R>(props: TreeViewProps<R>) {
  const { branch, rowId, hasChildren, open, rowName, onOpen, rowActions } = props
  const body = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const [pointed, setPointed] = useState<string | null>(props.selected ?? null)
  const [menu, setMenu] = useState<{ id: string; button: HTMLElement } | null>(null)
  const items = useMemo(
    () => treeItems({ branch, rowId, hasChildren, open }),
    [branch, rowId, hasChildren, open],
  )
  const { start, end, height } = useRowWindow(body, items.length, ROW)
  const active = Math.max(
    0,
    items.findIndex(({ id }) => id === pointed),
  )
  const isActiveDrawn = active >= start && active < end

  const move = (index: number) => {
    isMoving.current = true
    setPointed(items[index]?.id ?? null)
  }
  const choose = (index: number) => {
    const item = items[index]
    if (item?.kind !== 'row') return
    lineOf(body.current, item.id)?.querySelector('a')?.click()
    props.onSelect?.(item.row)
  }
  const keys = useTreeKeys({ items, active, rowName, onMove: move, onOpen, onChoose: choose })
  const enter = (event: FocusEvent) => {
    if (event.target === event.currentTarget) move(active)
  }
  const openMenu = useCallback((id: string, button: HTMLElement) => setMenu({ id, button }), [])
  const activeId = items[active]?.id
  useEffect(() => {
    if (!isMoving.current || activeId === undefined) return
    if (isActiveDrawn) {
      isMoving.current = false
      lineOf(body.current, activeId)?.focus()
    } else {
      const top = body.current?.getBoundingClientRect().top ?? 0
      window.scrollBy({ top: top + active * height - window.innerHeight / 2, behavior: 'instant' })
    }
  }, [activeId, active, height, isActiveDrawn])
  const menuItem = menu && items.find(({ id }) => id === menu.id)
  return (
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
            />
          ),
        )}
      <div role="presentation" style={{ height: (items.length - end) * height }} />
      {menu && menuItem?.kind === 'row' && rowActions && (
        <RowMenu anchor={menu.button} actions={rowActions(menuItem.row)} onClose={() => setMenu(null)} />
      )}
    </div>
  )
}

function lineOf(body: HTMLElement | null, id: string): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? null
}
