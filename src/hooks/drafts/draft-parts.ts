import type { Field, Value } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { sameValue } from '#descriptor/row.ts'
import type { FoundDraft } from './found-draft.ts'

type Values = Readonly<Record<string, unknown>>

/** A draft against the fields that its form has today. */
export interface DraftParts {
  /** What the form takes. */
  readonly values: Values
  /** What it does not take any more, to be read as text; under '' the whole of a damaged draft. */
  readonly lost: Values
}

/** Parts a draft: a descriptor may have changed since, or be gone, and a draft may be damaged. */
export function partsOf(resource: Resource | undefined, draft: FoundDraft): DraftParts {
  if (draft.values === null) return { values: {}, lost: { '': damagedPart(draft.raw) } }
  const values: Record<string, unknown> = {}
  const lost: Record<string, unknown> = {}
  for (const [name, raw] of Object.entries(draft.values)) {
    const field = resource && Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    const value = field && taken(field, draft.kinds[name], raw)
    if (value === undefined) lost[name] = raw
    else values[name] = value
  }
  return { values, lost }
}

// The envelope says nothing to a person where the words themselves are there.
function damagedPart(raw: unknown): unknown {
  return isRecord(raw) && raw.values !== undefined ? raw.values : raw
}

/** The value that a field's input can begin with; undefined when reading it would lose something. */
function taken(field: Field, kindThen: unknown, raw: unknown): Value | undefined {
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
