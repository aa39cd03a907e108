import { isRequired } from '#descriptor/conditions/condition.ts'
import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import type { Resource } from '#descriptor/resource.ts'
import { editableFields, fieldOf } from '#descriptor/resource.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { problemOf, validate } from '#descriptor/validate.ts'
import type { Value } from '#descriptor/value.ts'

/** The beginning of the label of every record that a comparison writes. */
const namespace = 'contract check'

/**
 * The values of a record to write, named after the run where its fields allow it. Its toggles are off, so that customers do not
 * see it, a choice has its initial value, and pictures are left out unless they are required.
 */
export function testValues(resource: Resource, run: number): Record<string, unknown> {
  const selecting: Record<string, unknown> = {}
  for (const name of editableFields(resource)) {
    const { kind, initial } = fieldOf(resource, name)
    if (kind === 'toggle') selecting[name] = false
    else if (kind === 'choice' && initial !== undefined) selecting[name] = initial
  }
  const values = sampleValues(resource, run, selecting)
  for (const name of editableFields(resource)) {
    const field = fieldOf(resource, name)
    if (name === resource.typedKey) values[name] = keyOf(field, run)
    else if (field.initial !== undefined && !(name in selecting)) values[name] = field.initial
    else if ((field.kind === 'image' || field.kind === 'images') && !isRequired(resource, name, values))
      values[name] = field.kind === 'image' ? '' : []
    else values[name] = namedText(resource, name, run) ?? values[name]
  }
  // An initial value may break a condition for these ones.
  for (const name of Object.keys(validate(resource, values)))
    values[name] = rulesOf(fieldOf(resource, name)).empty
  return values
}

/** Whether a label is in the namespace of the run, so that no other record has it. */
export function isRunLabel(label: unknown, run: number): boolean {
  return [`${namespace} ${run}`, ...keysOf(run)].some((name) => name === label)
}

/** A key in the namespace of the run, without spaces; short where the field is. */
function keyOf(field: Field, run: number): string {
  const [whole, short] = keysOf(run)
  return problemOf(field, whole) === null ? whole : short
}

const keysOf = (run: number) => [`${namespace.replaceAll(' ', '-')}-${run}`, `cc-${run}`] as const

/** A text in the namespace of the run, for the label and texts that no two records share; undefined where it does not fit. */
export function namedText(resource: Resource, name: string, run: number, more = ''): Value | undefined {
  const field = fieldOf(resource, name)
  const isNamed = name === resource.label || ('unique' in field && field.unique === true)
  const text = `${namespace} ${run}${more}`
  const isProse = field.kind === 'text' || field.kind === 'longText'
  return isNamed && isProse && problemOf(field, text) === null ? text : undefined
}
