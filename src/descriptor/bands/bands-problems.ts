import type { Resource } from '#descriptor/resource.ts'
import type { BandsPlan } from './bands-plan.ts'

/** The contradictions of the bands of a descriptor, for tables that are composed at run time. */
export function bandsProblems(resource: Resource, table: readonly Resource[]): readonly string[] {
  const { bands, fields } = resource
  const inRows = Object.values(fields).flatMap((field) =>
    field.kind === 'rows' && field.bands ? problemsIn(field.bands, field.columns) : [],
  )
  if (!bands) return inRows
  const { rate } = bands
  const settings = rate && table.find(({ name }) => name === rate.of().name)
  const isUnrated = rate && settings?.fields[rate.field]?.kind !== 'number'
  return [
    ...inRows,
    ...problemsIn(bands, fields),
    ...(isUnrated ? [`its rate ${rate.of().name}.${rate.field} is not a number of the table`] : []),
  ]
}

function problemsIn(
  { from, to, price, per = [], on }: BandsPlan,
  fields: Readonly<Record<string, { readonly kind: string }>>,
): readonly string[] {
  const numbers = Object.entries({ from, to, price }).flatMap(([option, name]) => {
    const kind = fields[name]?.kind
    const isNumber = kind === 'number' || (option === 'price' && kind === 'money')
    return isNumber ? [] : [`${option} names “${name}”, which is no number`]
  })
  const others = per.filter((name) => !fields[name])
  const isNoToggle = on !== undefined && fields[on]?.kind !== 'toggle'
  return [
    ...numbers,
    ...others.map((name) => `per names “${name}”, which is no field`),
    ...(isNoToggle ? [`on names “${on}”, which is no toggle`] : []),
  ]
}
