import { ActionIcon } from '@mantine/core'
import { IconChevronRight, IconDots, IconGripVertical as IconGrip, IconPlus } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import classes from './tree.module.css'
import type { TreeItem } from './tree-items.ts'
import { type DragSign, insetOf, type TreeDrag, useRowDrag } from './use-row-drag.ts'

/** The props of a row's link; the row takes the tab stop, not the link. */
export interface TreeLinkProps {
  readonly tabIndex: -1
  /** A link is draggable by default and would be dragged in place of its row. */
  readonly draggable: false
  readonly className: string | undefined
  readonly title: string
  readonly children: ReactNode
}

interface TreeRowProps {
  readonly item: Extract<TreeItem, { kind: 'row' }>
  readonly name: string
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly renderLink: (row: Row, props: TreeLinkProps) => ReactNode
  readonly secondary?: ((row: Row) => ReactNode) | undefined
  /** The number of its children, if it is known. */
  readonly count: number | undefined
  /** Its state and dates, at the end of the line. */
  readonly facts: (row: Row) => ReactNode
  readonly onAddChild?: ((row: Row) => void) | undefined
  readonly onActions: (id: string, button: HTMLElement) => void
  readonly onPoint: (id: string) => void
  readonly onOpen: (id: string, isOpen: boolean) => void
  /** Set if rows can be moved. */
  readonly drag: TreeDrag | undefined
  /** Whether its move is being saved. */
  readonly isMoving: boolean
}

/** The row of a record. */
export function TreeRow(props: TreeRowProps) {
  const { item, name, isActive, count } = props
  const t = useText()
  const { id, row, isOpen, level } = item
  const line = useRef<HTMLDivElement>(null)
  const isLast = item.position === item.siblings
  const sign = useRowDrag(line, props.drag, { id, level, isOpen, isLast })
  const inset = insetOf(level)
  const press = ({ target }: MouseEvent) => {
    props.onPoint(id)
    if (!(target instanceof Element) || target.closest('button, a')) return
    if (isOpen !== undefined) props.onOpen(id, !isOpen)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys of all rows
    <div
      ref={line}
      role="treeitem"
      className={classes.row}
      data-id={id}
      data-row
      data-sign={signName(sign)}
      aria-busy={props.isMoving || undefined}
      aria-keyshortcuts={props.drag && MOVING_KEYS}
      tabIndex={isActive ? 0 : -1}
      aria-label={name}
      aria-level={level}
      aria-posinset={item.position}
      aria-setsize={item.siblings}
      aria-expanded={isOpen}
      aria-selected={props.isSelected}
      style={{ paddingInlineStart: inset }}
      onClick={press}
    >
      {typeof sign === 'object' && sign && sign.where !== 'inside' && (
        <span className={classes.mark} style={{ insetInlineStart: markAt(sign.level, inset) }} aria-hidden />
      )}
      {props.drag && (
        <span className={classes.handle} title={t('Kéo để chuyển')} aria-hidden>
          <IconGrip size={16} />
        </span>
      )}
      <span className={classes.twist}>
        {isOpen !== undefined && <IconChevronRight size={16} aria-hidden />}
      </span>
      {props.renderLink(row, {
        tabIndex: -1,
        draggable: false,
        className: classes.name,
        title: name,
        children: <span className={classes.words}>{name}</span>,
      })}
      {count !== undefined && count > 0 && (
        <span className={classes.count} title={t('{n} mục con', { n: formatNumber(count) })}>
          {formatNumber(count)}
        </span>
      )}
      {props.secondary && <span className={classes.secondary}>{props.secondary(row)}</span>}
      <RowButtons {...props} />
      <span className={classes.facts}>{props.facts(row)}</span>
    </div>
  )
}

function RowButtons(props: TreeRowProps) {
  const { item, name, isActive, onAddChild } = props
  const t = useText()
  return (
    <>
      {onAddChild && (
        <ActionIcon
          c="dimmed"
          tabIndex={isActive ? 0 : -1}
          aria-label={t('Thêm mục con của {name}', { name })}
          onClick={() => onAddChild(item.row)}
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        c="dimmed"
        tabIndex={isActive ? 0 : -1}
        aria-haspopup="menu"
        aria-label={t('Thao tác với {name}', { name })}
        onClick={(event) => props.onActions(item.id, event.currentTarget)}
      >
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    </>
  )
}

const MOVING_KEYS = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft Alt+Home Alt+End'

const signName = (sign: DragSign) => (typeof sign === 'object' ? sign?.where : sign)

/** The inset of the drop line between two rows: the level that the dragged row would get. */
const markAt = (level: number | undefined, inset: number) =>
  level === undefined ? inset : Math.min(inset, insetOf(level))
