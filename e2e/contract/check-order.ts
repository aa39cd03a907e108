import { contradictsOrder } from '#descriptor/departures/order-contradiction.ts'
import { readField, rowOf } from '#descriptor/row.ts'
import type { Found } from './call-departure.ts'
import type { NamedCall } from './call-run.ts'
import type { EntityRun } from './entity-run.ts'
import { type ListPage, listPage } from './list-page.ts'

/** Compares a list sorted by each of its columns, up and down, with the order of the values. */
export async function orderDepartures(run: EntityRun, named: NamedCall): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const key of run.resource.list.sort ?? []) {
    if (run.departed.has(key)) continue
    const up = await listPage(run, named, { order: { key, desc: false } })
    const down = await listPage(run, named, { order: { key, desc: true } })
    const departure = up && down && orderDeparture(run, key, up, down)
    if (departure) found.push({ ...departure, part: key, at: ['list', 'sort'] })
  }
  return found
}

function orderDeparture(run: EntityRun, key: string, up: ListPage, down: ListPage): Found | null {
  const { resource } = run
  const values = [up, down].flatMap(({ rows }) =>
    rows.map((raw) => JSON.stringify(readField(resource, key, raw))),
  )
  if (new Set(values).size < 2) {
    run.leaveOut(`the order by ${key}, which has one value only`)
    return null
  }
  const isOtherwise = ({ rows }: ListPage, desc: boolean) =>
    contradictsOrder(
      resource,
      { key, desc },
      rows.map((raw) => rowOf(resource, raw)),
    )
  if (!isOtherwise(up, false) && !isOtherwise(down, true)) return null
  const isIgnored = up.ids.join(' ') === down.ids.join(' ')
  return {
    rule: 'sort',
    weight: 'breaks',
    expected: `rows by \`${key}\``,
    actual: isIgnored ? 'the same order up and down' : 'another order',
    change: isIgnored
      ? 'remove it from `list.sort`, or the spelling of the order'
      : 'Back-end: sort by the value, not by its text or another field',
  }
}
