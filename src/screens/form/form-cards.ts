import type { Resource } from '#descriptor/resource.ts'
import { rowStoryOf } from '#descriptor/row-story.ts'

type Rows = readonly (readonly string[])[]

/** A card of a form: rows of names of fields that are side by side. */
export interface FormCard {
  readonly title?: string
  readonly rows: Rows
}

/** The cards of both columns of a form. */
export interface FormCards {
  readonly main: readonly FormCard[]
  readonly side: readonly FormCard[]
}

/** The context of a form that affects its layout. */
export interface FormLayout {
  /** A new record has no values for read-only fields. */
  readonly isNew: boolean
  /** Without room for a side column its fields go below. */
  readonly isNarrow: boolean
}

/**
 * Each field once: in the sections or rows of the descriptor and in its side column, the others one a row in
 * order, dates last. The side column begins with the state; pictures and read-only fields have cards of their
 * own.
 */
export function formCards(resource: Resource, { isNew, isNarrow }: FormLayout): FormCards {
  const { form, fields } = resource
  const shown = Object.keys(fields).filter((name) => !(isNew && fields[name]?.readOnly))
  const sideNames = new Set([...(form.side ?? []), 'created_at', 'updated_at'])
  const isMain = (name: string) => shown.includes(name) && !sideNames.has(name)
  const sections = form.sections ?? []
  const named = new Set(sections.flatMap(({ rows }) => rows.flat()))
  const rest = shown.filter((name) => isMain(name) && !named.has(name))
  const rowOf = (name: string) => form.rows?.find((row) => row.includes(name)) ?? [name]
  const restRows = [...new Map(rest.map((name) => [rowOf(name)[0], rowOf(name)])).values()]
  const main = filled([
    ...sections.map(({ title, rows }) => ({ title, rows: rows.map((row) => row.filter(isMain)) })),
    { rows: restRows.map((row) => row.filter(isMain)) },
  ])
  const sideRows = shown.filter((name) => sideNames.has(name)).map((name) => [name])
  if (!isNarrow && form.side !== undefined) return { main, side: sideCards(resource, sideRows) }
  return { main: withLast(main, withPairedDates(sideRows), sections.length > 0), side: [] }
}

function sideCards(resource: Resource, rows: Rows): readonly FormCard[] {
  const { state } = rowStoryOf(resource)
  const fieldOf = ([name = '']: readonly string[]) => resource.fields[name]
  const isPicture = (row: readonly string[]) => ['image', 'images'].includes(fieldOf(row)?.kind ?? '')
  const isReadOnly = (row: readonly string[]) => fieldOf(row)?.readOnly === true
  const [pictures, others] = split(rows, isPicture)
  const [readOnly, editable] = split(others, isReadOnly)
  const [first, after] = split(editable, ([name]) => name === state)
  return filled([
    { rows: [...first, ...after] },
    ...pictures.map((row) => ({ rows: [row] })),
    { rows: readOnly },
  ])
}

function split(rows: Rows, holds: (row: readonly string[]) => boolean): readonly [Rows, Rows] {
  return [rows.filter(holds), rows.filter((row) => !holds(row))]
}

const filled = (cards: readonly FormCard[]) =>
  cards
    .map((card) => ({ ...card, rows: card.rows.filter((row) => row.length > 0) }))
    .filter(({ rows }) => rows.length > 0)

// After titled sections the fields of the side column are a card of their own, else they follow the others.
function withLast(main: readonly FormCard[], rows: Rows, isApart: boolean): readonly FormCard[] {
  const last = main.at(-1)
  if (rows.length === 0) return main
  if (!last || (isApart && last.title !== undefined)) return [...main, { rows }]
  return [...main.slice(0, -1), { ...last, rows: [...last.rows, ...rows] }]
}

// In a narrow form the two dates share a row.
function withPairedDates(side: Rows): Rows {
  const dates = side.flat().filter((name) => name === 'created_at' || name === 'updated_at')
  const others = side.filter(([name]) => name === undefined || !dates.some((date) => date === name))
  return dates.length > 0 ? [...others, dates] : others
}
