import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { allowsField } from '#descriptor/restriction.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { recordName } from '#hooks/names/record-name.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { ToggleCell } from '#kit/cells/toggle-cell.tsx'
import { AppLink } from '#screens/app-link.tsx'
import { formHref, type ScreenState } from '#screens/href.ts'
import { cellOf } from '#screens/list/cell-of-kind.tsx'
import { notifyMoveFailed } from '#screens/notify-move-failed.ts'
import { pictureAddress } from '#screens/picture-address.ts'
import { useUndoableSwitch } from '#screens/use-undoable-switch.ts'
import { BoardCard } from './board-card.tsx'

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
export function RecordCard({ resource, row, picture, state, ...rest }: RecordCardProps) {
  const t = useText()
  const flip = useUndoableSwitch(resource, notifyMoveFailed)
  const restriction = useRestriction(resource)(row)
  const name = recordName(resource, row, t)
  const link = firstOf(resource, 'url')
  const toggle = firstOf(resource, 'toggle')
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

function firstOf({ fields }: Resource, kind: 'url' | 'toggle'): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.kind === kind && !fields[name].readOnly)
}
