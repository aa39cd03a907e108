import type { ResourceWith } from '#descriptor/capability.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { valueOf } from '#descriptor/row.ts'
import { useSettings } from '#hooks/read/use-settings.ts'
import { useText } from '#hooks/use-text.ts'
import { DateCell } from '#kit/cells/date-cell.tsx'
import { screenHref } from '#screens/href.ts'
import { formatNumber } from '#text/format.ts'
import { cardState } from './card-state.ts'
import { NumberTile } from './number-tile.tsx'

interface ValueTileProps {
  readonly resource: ResourceWith<'read'>
  /** The name of the number. */
  readonly name: string
}

/** A number of a settings record, and when the record was changed. */
export function ValueTile({ resource, name }: ValueTileProps) {
  const t = useText()
  const query = useSettings(resource)
  const field = fieldOf(resource, name)
  const changed = query.data ? readText(valueOf(query.data, 'updated_at')) : ''
  return (
    <NumberTile
      label={t(field.label)}
      to={screenHref(resource)}
      state={cardState(query, t)}
      value={query.data ? shownNumber(valueOf(query.data, name)) : ''}
      detail={
        changed === '' ? (
          'unit' in field && field.unit && t(field.unit)
        ) : (
          <>
            {t('Sửa')} <DateCell value={changed} as="ago" />
          </>
        )
      }
    />
  )
}

/** A number; a dash for none, and for one that is unknown. */
const shownNumber = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : '–')
