import type { ReactNode } from 'react'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { Translate } from '#hooks/use-text.ts'
import type { DraftLine } from '#kit/draft-offer.tsx'
import { cellOf } from '#screens/list/cell-of-kind.tsx'

type Values = Readonly<Record<string, unknown>>

/** The fields that a form takes from a draft, each value rendered as a list cell. */
export function draftLines(
  resource: Resource,
  now: Values,
  draft: Values,
  t: Translate,
): readonly DraftLine[] {
  return Object.keys(draft).map((name) => ({
    name,
    label: t(fieldOf(resource, name).label),
    now: renderedValue(resource, now, name, t),
    draft: renderedValue(resource, draft, name, t),
  }))
}

/** A value, rendered as a list cell; an unknown one, of which the values of a form do not hold what came, in words. */
export function renderedValue(resource: Resource, values: Values, name: string, t: Translate): ReactNode {
  if (values[name] === undefined) return t('(không rõ)')
  return cellOf(resource, { id: '', raw: {}, ...values }, name, t)
}
