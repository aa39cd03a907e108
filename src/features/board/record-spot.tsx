import { writeAt } from '#descriptor/board-place.ts'
import type { BoardPlan, Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, type ScreenState } from '#screens/href.ts'
import classes from './board.module.css'
import { orderOf, type Spot } from './board-pages.ts'
import { BoardSpot } from './board-spot.tsx'
import { RecordCard } from './record-card.tsx'

interface RecordSpotProps {
  readonly resource: Resource
  readonly board: BoardPlan
  readonly state: ScreenState
  readonly spot: Spot
  readonly pageLabel: string
  readonly isBusy: boolean
  readonly onActions: (row: Row, button: HTMLElement) => void
  readonly onStep: (row: Row, by: -1 | 1) => void
  /** Hangs a record before another one of this place; null is the end. */
  readonly onDrop: (moved: string, before: string | null) => void
}

/** One place of a board with its records. */
export function RecordSpot({ resource, board, state, spot, pageLabel, isBusy, ...on }: RecordSpotProps) {
  const t = useText()
  const label = t(spot.label) || t('Chưa xếp chỗ')
  const last = Math.max(0, ...spot.rows.map((row) => orderOf(row, board) ?? 0))
  const drop = (moved: string, onto: Row, where: 'before' | 'after') => {
    const others = spot.rows.filter(({ id }) => id !== moved)
    const at = others.indexOf(onto) + (where === 'before' ? 0 : 1)
    on.onDrop(moved, others[at]?.id ?? null)
  }
  return (
    <BoardSpot
      label={label}
      count={spot.rows.length}
      empty={t('Chỗ này còn trống.')}
      isBusy={isBusy}
      onDrop={(moved) => on.onDrop(moved, null)}
      add={
        <AppLink
          className={classes.add}
          to={formHref(resource, null, state, { at: writeAt(spot, last + 1) })}
          aria-label={t('Thêm vào {spot}, {page}', { spot: label, page: pageLabel })}
        >
          {t('+ Thêm vào đây')}
        </AppLink>
      }
    >
      {spot.rows.map((row) => (
        <RecordCard
          key={row.id}
          resource={resource}
          row={row}
          picture={board.picture}
          state={state}
          onActions={(button) => on.onActions(row, button)}
          onStep={(by) => on.onStep(row, by)}
          onDrop={(moved, where) => drop(moved, row, where)}
        />
      ))}
    </BoardSpot>
  )
}
