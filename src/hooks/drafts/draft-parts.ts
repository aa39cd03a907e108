import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { sameValue } from '#descriptor/row.ts'
import type { Value } from '#descriptor/value.ts'
import type { FoundDraft } from './found-draft.ts'

type Values = Readonly<Record<string, unknown>>

/** A draft, split by the fields that its form has now. */
export interface DraftParts {
  /** The values that the form accepts. */
  readonly values: Values
  /** The values that the form no longer accepts, to be shown as text; under '' all of a damaged draft. */
  readonly lost: Values
}

/** Splits a draft: its descriptor may have changed or been removed since, and a draft may be damaged. */
export function partsOf(resource: Resource | undefined, draft: FoundDraft): DraftParts {
  if (draft.values === null) return { values: {}, lost: { '': damagedPart(draft.raw) } }
  const values: Record<string, unknown> = {}
  const lost: Record<string, unknown> = {}
  for (const [name, raw] of Object.entries(draft.values)) {
    const field = resource && Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    const value = field && acceptedValue(field, draft.kinds[name], raw)
    if (value === undefined) lost[name] = raw
    else values[name] = value
  }
  return { values, lost }
}

// Only the values of a damaged draft are shown, if it has any; its metadata is of no use to the user.
function damagedPart(raw: unknown): unknown {
  return isRecord(raw) && raw.values !== undefined ? raw.values : raw
}

/** The value as the field's input accepts it; undefined if reading it would lose something. */
function acceptedValue(field: Field, kindThen: unknown, raw: unknown): Value | undefined {
  if (field.readOnly || (kindThen !== undefined && kindThen !== field.kind)) return undefined
  const value = rulesOf(field).read(raw, field)
  return survives(raw, value) ? value : undefined
}

function survives(raw: unknown, value: Value): boolean {
  if (raw === null || raw === undefined || raw === '') return true
  if (isRecord(raw)) return false
  if (Array.isArray(raw)) return sameValue(raw, value)
  return readText(raw) === (Array.isArray(value) ? value.join(',') : readText(value))
}
