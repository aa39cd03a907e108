import type { Field, FieldOfKind, Kind, MoneyField } from './field.ts'
import type { Tint } from './field-parts.ts'
import { fieldOf, type Resource } from './resource.ts'

/** The parts of a row, each a field name, with the defaults of the descriptor filled in. */
export interface RowStory {
  readonly picture?: string
  readonly title: string
  /** The fields of the line below the name. */
  readonly detail: readonly string[]
  readonly state?: string
  /** The columns after the state, the most important first. */
  readonly columns: readonly string[]
  readonly when?: string
}

/** One value of a state: as it is stored and filtered by, its label and tint. */
export interface StateOption {
  readonly value: string
  readonly label: string
  readonly tint: Tint
}

const shortTexts: ReadonlySet<Kind> = new Set<Kind>(['text', 'slug', 'email', 'phone', 'url'])

/** The parts of a resource's rows. */
export function rowStoryOf(resource: Resource): RowStory {
  const { fields, list, label } = resource
  const names = Object.keys(fields)
  const { picture = names.find((name) => isPicture(fields[name])), title = label } = list.lead ?? {}
  const state = list.state ?? defaultState(resource)
  const when = list.when ?? (fields.updated_at && 'updated_at')
  const apart = new Set([picture, title, state, when])
  const isFree = (name: string) => !apart.has(name) && !list.columns.includes(name)
  const byDefault = names.find((name) => isFree(name) && shortTexts.has(fieldOf(resource, name).kind))
  const detail = list.lead?.detail ?? (byDefault === undefined ? [] : [byDefault])
  return {
    ...(picture === undefined ? {} : { picture }),
    title,
    detail,
    ...(state === undefined ? {} : { state }),
    columns: list.columns.filter((name) => !apart.has(name) && !detail.includes(name)),
    when,
  }
}

/** The fields of a row in the order in which they are shown. */
export function listFields(resource: Resource): readonly string[] {
  const { picture, title, detail, state, columns, when } = rowStoryOf(resource)
  const all = [title, picture, ...detail, state, ...columns, when]
  return all.filter((name): name is string => name !== undefined)
}

/** The words of the two values of a toggle. */
export function toggleWords({ words }: FieldOfKind<'toggle'>): { readonly on: string; readonly off: string } {
  return words ?? { on: 'Bật', off: 'Tắt' }
}

/** The values of a resource's state in their order; none for a resource without one. */
export function stateOptions(resource: Resource): readonly StateOption[] {
  const { state } = rowStoryOf(resource)
  const field = state === undefined ? undefined : fieldOf(resource, state)
  if (field?.kind === 'toggle') {
    const { tints = { on: 'done', off: 'off' } } = field
    const words = toggleWords(field)
    return [
      { value: 'true', label: words.on, tint: tints.on },
      { value: 'false', label: words.off, tint: tints.off },
    ]
  }
  if (field?.kind !== 'choice') return []
  const tints: Readonly<Partial<Record<string, Tint>>> = field.tints ?? {}
  return Object.entries(field.options).map(([value, label]) => ({
    value,
    label,
    tint: tints[value] ?? 'off',
  }))
}

const isPicture = (field: Field | undefined) => field?.kind === 'image' || field?.kind === 'images'

function defaultState({ fields }: Resource): string | undefined {
  const names = Object.keys(fields)
  const tinted = names.find((name) => {
    const field = fields[name]
    return field?.kind === 'choice' && field.tints !== undefined
  })
  const toggles = names.filter((name) => fields[name]?.kind === 'toggle')
  return tinted ?? (toggles.length === 1 ? toggles[0] : undefined)
}

/** The currency of an amount: the record's own if it has one. */
export function currencyOf(field: MoneyField, read: (name: string) => unknown): MoneyField['currency'] {
  const own = field.currencyFrom && read(field.currencyFrom)
  return own === 'JPY' || own === 'VND' ? own : field.currency
}
