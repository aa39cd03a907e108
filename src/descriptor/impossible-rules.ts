import type { Condition } from './conditions/condition.ts'
import type { Resource } from './resource.ts'
import { sampleProblem, sampleValues } from './sample-values.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields that no value fits, by their own rules or by a condition, each with the values for which that is so. */
export function impossibleRules(resource: Resource): readonly (readonly [field: string, problem: string])[] {
  const { fields, conditions = [] } = resource
  const problemFor = (values: Values) => sampleProblem(resource, sampleValues(resource, 1, values))
  const unknown = conditions
    .flatMap(({ field, when }) => [field, ...Object.keys(when)])
    .find((name) => !fields[name])
  if (unknown !== undefined) return [[unknown, 'a condition names it, but it is not a field']]
  const any = problemFor({})
  if (any !== undefined) return [[any, 'no value meets its rules']]
  return conditions.flatMap(casesOf).flatMap((values) => {
    const found = problemFor(values)
    return found === undefined ? [] : [[found, `no value meets its rules where ${wordsOf(values)}`] as const]
  })
}

/** The combinations of values for which a condition holds. */
function casesOf({ when }: Condition): readonly Values[] {
  let cases: readonly Values[] = [{}]
  for (const [name, wanted] of Object.entries(when)) {
    cases = cases.flatMap((values) => [wanted].flat().map((value) => ({ ...values, [name]: value })))
  }
  return cases
}

const wordsOf = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `${name} is ${JSON.stringify(value)}`)
    .join(' and ')
