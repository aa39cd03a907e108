import type { FieldOfKind, Fields, Options } from '#descriptor/field.ts'
import type { NamesOf } from '#descriptor/plan-check.ts'
import { type Problem, type ProblemName, problemTexts } from '#descriptor/problem.ts'

/** Values by which a field selects: those of a choice, on and off. */
type Selecting<F> = F extends FieldOfKind<'choice'> & { readonly options: Options<infer O> }
  ? O | readonly O[]
  : boolean

/** The values for which a condition holds: all of the named fields have theirs. */
type When<F extends Fields> = {
  readonly [K in NamesOf<F, 'choice' | 'toggle'>]?: Selecting<F[K]>
}

/** The demands of a condition on its field. */
type Demand = Pick<Condition, 'required' | 'min' | 'max'>

/**
 * A rule about one field that holds for some values of others. It is a key of the resource and not of the field: only
 * there can its type name the other fields and their values, so that misspelt ones do not compile.
 */
export type ConditionOf<F extends Fields> = {
  readonly when: When<F>
  readonly reason?: string
} & (
  | ({ readonly field: NamesOf<F, 'number' | 'money'> } & Demand)
  | { readonly field: keyof F & string; readonly required: true }
)

/** A rule about one field that holds for some values of others. */
export interface Condition {
  /** The values of choices and toggles for which it holds; of several values of a choice one is enough. */
  readonly when: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  /** The field that it is about. */
  readonly field: string
  /** A blank value is refused. */
  readonly required?: boolean
  /** The least value allowed, of a number. */
  readonly min?: number
  /** The greatest value allowed, of a number. */
  readonly max?: number
  /** The sentence for a refused value, in Vietnamese; by default that of the broken rule. */
  readonly reason?: string
}

type Values = Readonly<Record<string, unknown>>

/** Whether a condition holds for some values. */
export function holds({ when }: Condition, values: Values): boolean {
  return Object.entries(when).every(([name, wanted]) =>
    Array.isArray(wanted) ? wanted.includes(values[name]) : values[name] === wanted,
  )
}

/** The conditions about a field that hold for some values. */
export function conditionsOn(
  { conditions = [] }: { readonly conditions?: readonly Condition[] },
  name: string,
  values: Values,
): readonly Condition[] {
  return conditions.filter((one) => one.field === name && holds(one, values))
}

/** Whether a field must have a value in a record with some others. */
export function isRequired(
  resource: { readonly fields: Fields; readonly conditions?: readonly Condition[] },
  name: string,
  values: Values,
): boolean {
  return (
    resource.fields[name]?.required === true ||
    conditionsOn(resource, name, values).some((one) => one.required)
  )
}

/** The problem of a value that breaks a condition; null where it does not. `isEmpty` is whether the field has a value. */
export function conditionProblem(condition: Condition, value: unknown, isEmpty: boolean): Problem | null {
  const { required, min, max, reason } = condition
  const broken = (name: ProblemName): Problem => ({
    text: reason ?? problemTexts[name],
    with: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
  })
  if (isEmpty) return required ? broken('required') : null
  if (typeof value !== 'number') return null
  if (min !== undefined && value < min) return broken('tooSmall')
  return max !== undefined && value > max ? broken('tooBig') : null
}
