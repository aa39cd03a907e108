import type { MoneyField } from './field.ts'
import type { Resource } from './resource.ts'

/** An amount that is also shown in another currency, by a rate of a settings record. */
export interface RatedField {
  readonly resource: Resource
  readonly name: string
  readonly convertTo: NonNullable<MoneyField['convertTo']>
}

/** The amounts of all entities that are converted by a rate of a settings record. */
export function ratedFields(
  settings: Pick<Resource, 'name'>,
  table: readonly Resource[],
): readonly RatedField[] {
  return table.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.kind === 'money' && field.convertTo?.rate.of().name === settings.name
        ? [{ resource, name, convertTo: field.convertTo }]
        : [],
    ),
  )
}
