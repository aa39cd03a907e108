import { isProblemName } from './check.ts'
import type { Field } from './field.ts'
import { type Problem, type Problems, problem } from './problem.ts'
import type { Resource } from './resource.ts'
import { schemaOf } from './schemas.ts'

/** Why a field refuses a value; null when it takes it. */
export function problemOf(field: Field, value: unknown): Problem | null {
  const result = schemaOf(field).safeParse(value)
  if (result.success) return null
  const { message = '', path = [] } = result.error.issues[0] ?? {}
  if (!isProblemName(message)) return problem('wrongKind')
  const [at] = path
  return problem(message, { ...limitsOf(field, value), ...(typeof at === 'number' ? { row: at + 1 } : {}) })
}

/** All refused values of a record, by field name; the app and the back-end ask the same. Read-only fields are not asked. */
export function validate(resource: Resource, values: Readonly<Record<string, unknown>>, id = ''): Problems {
  const problems: Record<string, Problem> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly) continue
    const found = problemOf(field, values[name])
    const min = overtaken(field, values[name], values)
    if (found) problems[name] = found
    else if (min !== undefined) problems[name] = problem('tooSmall', { min })
    else if (field.kind === 'parent' && id !== '' && values[name] === id)
      problems[name] = problem('ownParent')
  }
  return problems
}

/** The beginning that the end of a range stands before; undefined while the two are in order. */
function overtaken(
  field: Field,
  value: unknown,
  values: Readonly<Record<string, unknown>>,
): number | undefined {
  if (field.kind !== 'number' || field.notBelow === undefined) return undefined
  const least = values[field.notBelow]
  return typeof least === 'number' && typeof value === 'number' && value < least ? least : undefined
}

function limitsOf(field: Field, value: unknown): Problem['with'] {
  const limits = field as { readonly min?: number; readonly max?: number }
  return {
    ...(limits.min === undefined ? {} : { min: limits.min }),
    ...(limits.max === undefined ? {} : { max: limits.max }),
    ...(typeof value === 'string' ? { now: value.length } : {}),
  }
}
