import { conditionsOn, isRequired } from './conditions/condition.ts'
import type { Kind } from './field.ts'
import { rulesOf } from './kinds.ts'
import { readText } from './read.ts'
import { editableFields, fieldOf, notBelowOf, type Resource } from './resource.ts'
import { numberIn, type SampleLimits, sampleValue } from './samples.ts'
import { validate } from './validate.ts'

type Values = Readonly<Record<string, unknown>>
type Samples = Record<string, unknown>

/** The most combinations of selecting values that are tried. */
const mostCombinations = 512

/**
 * Valid values for the editable fields, different for each `n`: within their limits, in the order of their ranges, and as the
 * conditions demand. References and parents are blank, also required ones. `given` values are kept. Where no record is valid,
 * some value breaks a rule: `sampleProblem` finds it.
 */
export function sampleValues(resource: Resource, n: number, given: Values = {}): Samples {
  const own: Samples = {}
  for (const name of editableFields(resource)) {
    const value = sampleValue(fieldOf(resource, name), n)
    own[name] = name === resource.typedKey ? readText(value).replaceAll(/\s+/g, '-') : value
  }
  Object.assign(own, given)
  const selecting = selectingFields(resource).filter((name) => !(name in given))
  const kept = [...selecting, ...Object.keys(given)]
  for (const selection of selections(resource, selecting, own)) {
    for (const isFilled of [true, false]) {
      const values = fitted(resource, { ...own, ...selection }, { n, isFilled, kept })
      if (sampleProblem(resource, values) === undefined) return values
    }
  }
  return fitted(resource, own, { n, isFilled: true, kept })
}

/** The field of sample values that breaks a rule; undefined for valid ones. A required reference may be blank. */
export function sampleProblem(resource: Resource, values: Values): string | undefined {
  return Object.keys(validate(resource, values)).find((name) => {
    const { kind } = fieldOf(resource, name)
    const isReference = kind === 'reference' || kind === 'references' || kind === 'parent'
    return !isReference || String(values[name]) !== ''
  })
}

/** The editable fields whose values decide which conditions hold. */
function selectingFields({ conditions = [], fields }: Resource): readonly string[] {
  const names = conditions.flatMap(({ when }) => Object.keys(when))
  return [...new Set(names)].filter((name) => fields[name]?.readOnly === undefined)
}

/** The combinations of values of selecting fields, their own samples first. */
function* selections(resource: Resource, names: readonly string[], own: Values): Generator<Values> {
  const choices = names.map((name) => {
    const field = fieldOf(resource, name)
    const others = field.kind === 'choice' ? [...Object.keys(field.options), ''] : [true, false]
    return { name, values: [...new Set([own[name], ...others])] }
  })
  const count = choices.reduce((product, { values }) => product * values.length, 1)
  for (let at = 0; at < Math.min(count, mostCombinations); at += 1) {
    let rest = at
    const selection: Samples = {}
    for (const { name, values } of choices) {
      selection[name] = values[rest % values.length]
      rest = Math.floor(rest / values.length)
    }
    yield selection
  }
}

/** The kinds that ranges are made of. */
const ordered: ReadonlySet<Kind> = new Set(['number', 'money', 'date', 'dateTime', 'time'])

interface Fitting {
  readonly n: number
  /** Fields of ordered kinds that may be blank have a value all the same. */
  readonly isFilled: boolean
  readonly kept: readonly string[]
}

/** Values as ranges demand, and the conditions that hold for the kept ones. */
function fitted(resource: Resource, own: Values, { n, isFilled, kept }: Fitting): Samples {
  const values: Samples = { ...own }
  const limits = new Map<string, SampleLimits>()
  for (const name of Object.keys(own).filter((one) => !kept.includes(one))) {
    const field = fieldOf(resource, name)
    const holding = conditionsOn(resource, name, own)
    const isLeftOut = !isFilled && ordered.has(field.kind) && !isRequired(resource, name, own)
    if (isLeftOut) values[name] = rulesOf(field).empty
    else if (field.kind === 'number' || field.kind === 'money')
      limits.set(name, {
        ...field,
        integer: field.kind === 'money' || field.integer,
        ...strictest([field, ...holding]),
      })
  }
  const ranges = rangesOf(resource).filter((range) =>
    range.every((name) => values[name] !== null && values[name] !== ''),
  )
  // Once for each range, because ranges can be chained.
  for (const _ of ranges) {
    for (const [start, end] of ranges) {
      const [low = {}, high = {}] = [limits.get(start), limits.get(end)]
      limits.set(start, { ...low, ...strictest([low, { max: high.max }]) })
      limits.set(end, { ...high, ...strictest([high, { min: low.min }]) })
    }
  }
  for (const [name, limit] of limits)
    if (typeof values[name] === 'number') values[name] = numberIn(limit, n) ?? values[name]
  for (const _ of ranges) {
    for (const [start, end] of ranges) values[end] = notBelow(values[start], values[end], limits.get(end))
  }
  return values
}

/** The narrowest limits of several. */
function strictest(all: readonly SampleLimits[]): Pick<SampleLimits, 'min' | 'max'> {
  const min = all.map((one) => one.min ?? Number.NEGATIVE_INFINITY)
  const max = all.map((one) => one.max ?? Number.POSITIVE_INFINITY)
  const [least, most] = [Math.max(...min), Math.min(...max)]
  return { min: Number.isFinite(least) ? least : undefined, max: Number.isFinite(most) ? most : undefined }
}

/** The fields that start and end a range, those of bands among them. */
function rangesOf({ fields, bands }: Resource): readonly (readonly [start: string, end: string])[] {
  const named = Object.entries(fields).flatMap(([end, field]) => {
    const start = notBelowOf(field)
    return start === undefined ? [] : [[start, end] as const]
  })
  return bands ? [...named, [bands.from, bands.to]] : named
}

/** The end of a range, or the least one that is not below its start. */
function notBelow(start: unknown, end: unknown, limits: SampleLimits = {}): unknown {
  if (typeof start === 'number' && typeof end === 'number')
    return end < start ? (numberIn({ ...limits, min: start }, 0) ?? end) : end
  return typeof start === 'string' && typeof end === 'string' && end < start ? start : end
}
