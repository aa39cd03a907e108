import { Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import { canSave } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { readNumber, readText } from '#descriptor/read.ts'
import { fieldOf, parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { rowStoryOf } from '#descriptor/row-story.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { type Branches, useVisibleBranches } from '#hooks/tree/use-branches.ts'
import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { iconOf } from '#kit/icons.tsx'
import { EmptyState } from '#kit/list/empty-state.tsx'
import { FailedState } from '#kit/list/failed-state.tsx'
import { TablePaper } from '#kit/table-paper.tsx'
import visually from '#kit/visually-hidden.module.css'
import { AppLink } from '#screens/app-link.tsx'
import { RecordState } from '#screens/form/record-state.tsx'
import { formHref } from '#screens/href.ts'
import { WithoutIdNote } from '#screens/list/list-notes.tsx'
import { useRowActions } from '#screens/list/use-row-actions.tsx'
import { listFailure } from '#screens/list-failure.ts'
import { useResource } from '#screens/resource-context.ts'
import { NewButton } from '#screens/resource-frame.tsx'
import type { ScreenSearch } from '#screens/screen-search.ts'
import { shown } from '#screens/shape.ts'
import { useGo } from '#screens/use-go.ts'
import classes from './tree.module.css'
import { TreeView } from './tree-view.tsx'
import { useMoves } from './use-moves.tsx'
import type { OpenNodes } from './use-open-nodes.ts'

interface RecordTreeProps extends OpenNodes {
  readonly search: ScreenSearch
  readonly branches: Branches
  /** The path of a record that is rendered outside its position. */
  readonly pathOf?: (row: Row) => string
}

/** The tree of an entity's records: each row links to its form and can get a child. */
export function RecordTree({ search, branches: loaded, open, onOpen, onCloseAll, pathOf }: RecordTreeProps) {
  const resource = useResource()
  const t = useText()
  const go = useGo()
  const state = useMemo(
    () => ({ ...defaultListState(resource), search: search.search ?? '', ...shown(resource, 'tree') }),
    [resource, search.search],
  )
  const actions = useRowActions(resource, state)
  const visible = useVisibleBranches(resource, loaded)
  const moves = useMoves({ resource, branches: visible, isFlat: pathOf !== undefined, onOpen })
  const { branches } = moves
  const { branch } = branches
  const source = useMemo(() => ({ ...branches, open: new Set(open) }), [branches, open])
  const { when = '' } = rowStoryOf(resource)
  const facts = (row: Row) => (
    <>
      {!isOn(resource, row) && <RecordState record={row} />}
      <DateCell value={readText(valueOf(row, when))} as="ago" />
    </>
  )
  const addChild = (row: Row) => go(formHref(resource, null, state, { under: row.id }))
  const roots = branch('')
  const withoutId = ['', ...open].flatMap((id) => {
    const found = branch(id)
    return found.state === 'ready' ? (found.withoutId ?? []) : []
  })
  if (roots.state === 'failed') {
    return <FailedState {...listFailure(resource, t)} hint={t(roots.text)} onRetry={roots.retry} />
  }
  if (roots.state === 'loading') {
    return (
      <TablePaper>
        <TreeSkeleton rows={12} />
      </TablePaper>
    )
  }
  if (roots.state === 'ready' && roots.rows.length === 0 && withoutId.length === 0) {
    return (
      <EmptyState icon={iconOf(resource.icon)} action={<NewButton state={state} />}>
        {t('Chưa có {noun} nào. Mục đầu tiên sẽ hiện ở đây.', { noun: t(resource.noun) })}
      </EmptyState>
    )
  }
  const canAdd = canSave(resource, true) && parentKeyOf(resource) !== undefined
  return (
    <>
      <WithoutIdNote rows={withoutId} isHidden />
      <TablePaper>
        <TreeView
          label={t(resource.title)}
          source={source}
          rowName={(row) => recordName(resource, row, t)}
          onOpen={onOpen}
          onCloseAll={onCloseAll}
          selected={typeof search.edit === 'string' ? search.edit : null}
          renderLink={(row, props) => <AppLink to={formHref(resource, row.id, state)} {...props} />}
          rowActions={(row) => {
            const [first, ...others] = actions.menuOf(row)
            return [...(first ? [first] : []), ...moves.actionsOf(row), ...others]
          }}
          onMove={moves.move}
          canOrder={moves.canOrder}
          moving={moves.movingId}
          hasPath={pathOf === undefined}
          countOf={(row) => countOf(branches, row)}
          facts={facts}
          onAddChild={canAdd ? addChild : undefined}
          secondary={pathOf}
        />
      </TablePaper>
      {actions.dialog}
      {moves.dialog}
    </>
  )
}

/** Whether a record is only switched on, which most are: a tree names the others. */
function isOn(resource: Resource, row: Row): boolean {
  const { state } = rowStoryOf(resource)
  const field = state === undefined ? undefined : fieldOf(resource, state)
  return field?.kind === 'toggle' && !field.words && valueOf(row, state ?? '') === true
}

/** The number of children: those of a loaded branch, else as the response of the record counts them. */
function countOf({ branch }: Branches, row: Row): number | undefined {
  const found = branch(row.id)
  return found.state === 'ready' ? found.rows.length : (readNumber(row.raw.children_count) ?? undefined)
}

/** The skeleton of a tree that is loading; its lines are as high as the rows, to avoid a layout shift. */
function TreeSkeleton({ rows }: { readonly rows: number }) {
  const t = useText()
  return (
    <div aria-busy="true">
      <div className={classes.path} />
      <div className={classes.tree}>
        <output className={visually.hidden}>{t('Đang tải…')}</output>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={classes.row} aria-hidden>
            <Skeleton h={10} w={`${8 + (row % 3) * 3}rem`} ms={28} data-late />
          </div>
        ))}
      </div>
    </div>
  )
}
