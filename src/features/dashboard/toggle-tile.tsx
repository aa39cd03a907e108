import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import { useText } from '#hooks/use-text.ts'
import { listHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import { cardState } from './card-state.ts'
import { NumberTile } from './number-tile.tsx'
import { useCount } from './use-count.ts'

interface ToggleTileProps {
  readonly resource: ResourceWith<'list'>
  /** The name of the toggle. */
  readonly name: string
}

/** How many records have a toggle on, and how many off. */
export function ToggleTile({ resource, name }: ToggleTileProps) {
  const t = useText()
  const field = fieldOf(resource, name)
  if (field.kind !== 'toggle') throw new RangeError(`${resource.name}.${name} is no toggle`)
  const words = toggleWords(field)
  const on = useCount(resource, { [name]: 'true' })
  const off = useCount(resource, { [name]: 'false' })
  // Totals that do not follow the filter count the records of both values.
  const isCounted = on.data !== null && off.data !== null
  const shownCount = (count: number | null | undefined) => (isCounted ? formatNumber(count ?? 0) : '–')
  const query = on.isError ? on : off.isError ? off : off.data === undefined ? off : on
  return (
    <NumberTile
      label={t('{title}: {state}', { title: t(resource.title), state: t(words.on).toLocaleLowerCase() })}
      to={listHref(resource, { ...defaultListState(resource), filters: { [name]: 'true' } })}
      state={cardState(query, t)}
      value={shownCount(on.data)}
      detail={`${shownCount(off.data)} ${t(words.off).toLocaleLowerCase()}`}
    />
  )
}
