import { Anchor, Group, Paper, Text, Title } from '@mantine/core'
import { type ReactNode, useId, useRef } from 'react'
import { writeSlot } from '#descriptor/board-slot.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { allowsField } from '#descriptor/restriction.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { BoardPlan } from '#descriptor/screen-plans.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { type Translate, useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { ToggleCell } from '#kit/cells/text-cells.tsx'
import { useSlotDrop } from '#kit/use-board-drag.ts'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, type ScreenState } from '#screens/href.ts'
import { cellOf } from '#screens/list/cell-of-kind.tsx'
import { notifyMoveFailed } from '#screens/notify-move-failed.ts'
import { pictureAddress } from '#screens/picture-address.ts'
import { useUndoableSwitch } from '#screens/use-undoable-switch.ts'
import classes from './board.module.css'
import { BoardCard } from './board-card.tsx'
import { type FilledSlot, orderOf } from './board-pages.ts'

interface RecordSlotProps {
  readonly resource: Resource
  readonly board: BoardPlan
  readonly state: ScreenState
  readonly slot: FilledSlot
  readonly pageLabel: string
  readonly isBusy: boolean
  readonly onActions: (row: Row, button: HTMLElement) => void
  readonly onStep: (row: Row, by: -1 | 1) => void
  /** Moves a record before another record of this slot; null is the end. */
  readonly onDrop: (moved: string, before: string | null) => void
}

/** A slot of a board with its records. */
export function RecordSlot({ resource, board, state, slot, pageLabel, isBusy, ...on }: RecordSlotProps) {
  const t = useText()
  const label = slotLabel(slot, t)
  const last = Math.max(0, ...slot.rows.map((row) => orderOf(row, board) ?? 0))
  const drop = (moved: string, onto: Row, where: 'before' | 'after') => {
    const others = slot.rows.filter(({ id }) => id !== moved)
    const at = others.indexOf(onto) + (where === 'before' ? 0 : 1)
    on.onDrop(moved, others[at]?.id ?? null)
  }
  return (
    <SlotSection
      label={label}
      count={slot.rows.length}
      empty={t('Chỗ này còn trống.')}
      isBusy={isBusy}
      onDrop={(moved) => on.onDrop(moved, null)}
      add={
        slot.isTarget && (
          <Anchor
            component={AppLink}
            display="inline-block"
            size="xs"
            lh="var(--ben-icon-button)"
            to={formHref(resource, null, state, { at: writeSlot(slot, last + 1) })}
            aria-label={t('Thêm vào {spot}, {page}', { spot: label, page: pageLabel })}
          >
            {t('+ Thêm vào đây')}
          </Anchor>
        )
      }
    >
      {slot.rows.map((row) => (
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
    </SlotSection>
  )
}

function slotLabel({ label, isKnown }: FilledSlot, t: Translate): string {
  if (isKnown) return t(label)
  return label === '' ? t('Chưa xếp chỗ') : t('Chưa rõ chỗ: “{value}”', { value: label })
}

interface SlotSectionProps {
  readonly label: string
  readonly count: number
  /** The text of an empty slot. */
  readonly empty: string
  readonly isBusy: boolean
  /** The button that adds a record to this slot. */
  readonly add: ReactNode
  readonly onDrop: (moved: string) => void
  readonly children: ReactNode
}

/** A slot of a page: its cards in their order, or a text if it is empty, and a button to add a record. */
function SlotSection({ label, count, empty, isBusy, add, onDrop, children }: SlotSectionProps) {
  const slot = useRef<HTMLElement>(null)
  const isOver = useSlotDrop(slot, onDrop)
  const id = useId()
  return (
    <Paper
      component="section"
      ref={slot}
      className={classes.slot}
      withBorder
      px="sm"
      py="xs"
      aria-labelledby={id}
      aria-busy={isBusy || undefined}
      data-over={isOver || undefined}
    >
      <Group gap="xs" mb="xs">
        <Title order={3} id={id}>
          {label}
        </Title>
        {count > 0 && (
          <Text span c="dimmed" size="xs">
            {count}
          </Text>
        )}
      </Group>
      {count > 0 ? (
        <ol className={classes.cards}>{children}</ol>
      ) : (
        <Text className={classes.empty} c="dimmed" size="xs">
          {isBusy ? '' : empty}
        </Text>
      )}
      {add}
    </Paper>
  )
}

interface RecordCardProps {
  readonly resource: Resource
  readonly row: Row
  /** The name of the image field. */
  readonly picture: string
  readonly state: ScreenState
  readonly onActions: (button: HTMLElement) => void
  readonly onStep: (by: -1 | 1) => void
  readonly onDrop: (moved: string, where: 'before' | 'after') => void
}

/** The card of a record: its image, name, link target and on/off switch. */
function RecordCard({ resource, row, picture, state, ...rest }: RecordCardProps) {
  const t = useText()
  const flip = useUndoableSwitch(resource, notifyMoveFailed)
  const restriction = useRestriction(resource)(row)
  const name = recordName(resource, row, t)
  const link = firstFieldOf(resource, 'url')
  const toggle = firstFieldOf(resource, 'toggle')
  const isOn = toggle === undefined ? undefined : valueOf(row, toggle)
  return (
    <BoardCard
      {...rest}
      id={row.id}
      name={name}
      picture={pictureAddress(readText(valueOf(row, picture)))}
      isOff={toggle !== undefined && valueOf(row, toggle) === false}
      renderLink={(props) => <AppLink to={formHref(resource, row.id, state)} {...props} />}
    >
      {link === undefined ? <span /> : cellOf(resource, row, link, t)}
      {isOn === undefined && toggle !== undefined && cellOf(resource, row, toggle, t)}
      {isOn !== undefined && toggle !== undefined && (
        <ToggleCell
          value={isOn === true}
          label={t('{field}: {name}', { field: t(fieldOf(resource, toggle).label), name })}
          {...(allowsField(restriction, toggle) && toggle !== resource.published
            ? { onToggle: (to) => flip({ row, name: toggle, to }) }
            : {})}
        />
      )}
    </BoardCard>
  )
}

function firstFieldOf({ fields }: Resource, kind: 'url' | 'toggle'): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.kind === kind && !fields[name].readOnly)
}
