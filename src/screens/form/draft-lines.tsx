import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'
import type { DraftLine } from '#kit/draft-offer.tsx'
import { cellOf } from '#screens/list/cell-of-kind.tsx'

type Values = Readonly<Record<string, unknown>>

/** What a form takes of a draft, field by field, each value drawn as in a list. */
export function draftLines(
  resource: Resource,
  now: Values,
  draft: Values,
  t: Translate,
): readonly DraftLine[] {
  const drawn = (values: Values, name: string) => {
    return cellOf(fieldOf(resource, name), { id: '', raw: {}, ...values }, name, t)
  }
  return Object.keys(draft).map((name) => ({
    name,
    label: t(fieldOf(resource, name).label),
    now: drawn(now, name),
    draft: drawn(draft, name),
  }))
}
