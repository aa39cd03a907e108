import type { Field } from '#descriptor/field.ts'
import { filteringOf, rangeOf } from '#descriptor/filters/filter-text.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { FilterOperator } from '#descriptor/wire/filter-names.ts'
import { filterNamesOf, isMomentField, parameterName } from '#descriptor/wire/filter-parameters.ts'
import { type ApiParameter, inQuery } from './api-call.ts'
import type { JsonSchema } from './json-schema.ts'

const descriptions: Readonly<Record<FilterOperator, string>> = {
  in: 'one of the values, separated by commas',
  not: 'none of the values, separated by commas; records without a value are found',
  from: 'the least value',
  to: 'the greatest value',
  empty: 'whether it is empty',
  filled: 'whether it is empty',
  or: 'one of several conditions, separated by |: `a..b`, `in:a,b`, `is:empty`',
}

/** The parameters of filters beyond one value, by the names of the resource. */
export function wideParameters(resource: Resource): readonly ApiParameter[] {
  const names = Object.entries(filterNamesOf(resource)) as [FilterOperator, string][]
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    names.flatMap(([operator, spelling]) => {
      const schema = schemaOf(field, operator, spelling)
      const parameter = parameterName(spelling, field.at ?? name)
      const description = `${field.label}: ${descriptions[operator]}.`
      return schema ? [inQuery(parameter, schema, { description })] : []
    }),
  )
}

function schemaOf(field: Field, operator: FilterOperator, spelling: string): JsonSchema | undefined {
  const filtering = filteringOf(field)
  if (filtering === 'none' || filtering === 'toggle') return undefined
  const isState = operator === 'empty' || operator === 'filled'
  if (isState && spelling.includes('[empty]=')) return { type: 'boolean' }
  if (isState) return { type: 'string' }
  if (filtering === 'presence') return undefined
  const isRange = filtering === 'range'
  if (operator === 'or') return { type: 'string', examples: [isRange ? '..5|is:empty' : 'in:a,b|is:empty'] }
  if ((operator === 'from' || operator === 'to') !== isRange) return undefined
  if (!isRange || spelling.includes('=')) return { type: 'string' }
  if (rangeOf(field) === 'numbers') return { type: 'number' }
  if (rangeOf(field) === 'times') return { type: 'string', examples: ['08:00'] }
  return { type: 'string', format: isMomentField(field) ? 'date-time' : 'date' }
}
