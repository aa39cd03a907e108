import { isFilterable, reservedNames } from '#descriptor/filters/filterable.ts'
import { parseOrder } from '#descriptor/wire/query-names.ts'
import { bandsProblems } from './bands/bands-problems.ts'
import { can } from './capability.ts'
import type { Condition } from './conditions/condition.ts'
import { defaultListState, knownOrder, listQuery } from './list-state.ts'
import type { Operation } from './operation.ts'
import { fieldOf, isLabel, notBelowOf, type Resource } from './resource.ts'
import { pathOf } from './row.ts'
import { stateOptions } from './row-story.ts'
import { sampleProblem, sampleValues } from './sample-values.ts'

/**
 * Throws for a table with a descriptor that contradicts itself or another one, naming each entity and field.
 * It checks rules that types cannot express, and repeats checks of the types for descriptors that are
 * composed at run time.
 */
export function checkTable(table: readonly Resource[]): void {
  const found = [...table.flatMap((resource) => problemsOf(resource, table)), ...sharedNames(table)]
  if (found.length > 0) throw new Error(`The table of entities is not in order:\n${found.join('\n')}`)
}

// Names that a row or a raw record uses itself.
const reserved = new Set(['id', '_id', 'raw', 'etag'])

function problemsOf(resource: Resource, table: readonly Resource[]): readonly string[] {
  const { name, path, fields, label, list, form, operations, home } = resource
  const found: string[] = []
  const at = (field: string, problem: string) => found.push(`${name}.${field}: ${problem}`)
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) found.push(`${name}: the name is not in kebab-case`)
  if (!/^\/[a-z\d/-]+$/.test(path)) found.push(`${name}: the path ${path} is not like /a-path`)
  for (const field of Object.keys(fields)) checkField(resource, field, table, (problem) => at(field, problem))
  if (!isLabel(fields[label])) at(label, 'the label is not a field of text')
  const rows = [...(form.rows ?? []), ...(form.sections ?? []).flatMap((section) => section.rows)]
  if (form.rows && form.sections) found.push(`${name}.form: sections take the place of rows`)
  const placed = [...rows.flat(), ...(form.side ?? [])]
  const { picture, title = label, detail = [] } = list.lead ?? {}
  const parts = [picture, title, ...detail, list.state, list.when].filter((one) => one !== undefined)
  for (const names of [parts, list.columns, list.sort ?? [], list.filters ?? [], placed]) {
    for (const [index, field] of names.entries()) {
      if (!fields[field]) at(field, 'the list or the form names it, but it is not a field')
      if (names.indexOf(field) < index) at(field, 'the list or the form names it twice')
    }
  }
  for (const field of list.filters ?? []) {
    const problem = fields[field] && filterProblem(resource, field)
    if (problem) at(field, problem)
  }
  for (const [key, order] of Object.entries({
    'list.order': list.order,
    'inbox.queue': resource.inbox?.queue,
  }))
    if (order !== undefined && !knownOrder(resource, parseOrder(order)))
      found.push(`${name}.${key}: it names “${order}”, which is not in list.sort`)
  const { fresh, gaps } = home?.waiting ?? {}
  if (fresh && !stateOptions(resource).some(({ tint }) => tint === 'new'))
    found.push(`${name}: no state has the tint of new records, which wait on the home page`)
  if (gaps && !resource.bands)
    found.push(`${name}.home: it looks for gaps between bands, and the records are none`)
  for (const [field, problem] of impossibleRules(resource)) at(field, problem)
  for (const problem of bandsProblems(resource, table)) found.push(`${name}.bands: ${problem}`)
  for (const problem of teamViewsProblems(resource)) found.push(`${name}.teamViews: ${problem}`)
  if (resource.typedKey !== undefined) {
    if (!fields[resource.typedKey]?.required) at(resource.typedKey, 'the typed key is not required')
    if (operations.upsert) found.push(`${name}.operations.upsert: with a typed key no call tells new records`)
  }
  if (!fields.created_at && (home?.newest || home?.tiles?.week))
    found.push(`${name}.home: records without dates are not new`)
  if (resource.inbox && stateOptions(resource).length === 0)
    found.push(`${name}.inbox: the list has no state`)
  for (const [call, operation] of Object.entries(operations)) {
    const problem = operationProblem(call, operation)
    if (problem) found.push(`${name}.operations.${call}: ${problem}`)
  }
  return found
}

function checkField(
  resource: Resource,
  name: string,
  table: readonly Resource[],
  report: (problem: string) => void,
): void {
  const field = fieldOf(resource, name)
  const named = {
    blankTo: field.blankTo,
    notBelow: notBelowOf(field),
    ...('slugFrom' in field ? { slugFrom: field.slugFrom } : {}),
    ...('currencyFrom' in field ? { currencyFrom: field.currencyFrom } : {}),
  }
  for (const [option, other] of Object.entries(named)) {
    if (other === undefined) continue
    const target = other === name ? undefined : resource.fields[other]
    if (!target) report(`${option} names “${other}”, which is no other field`)
    else if (option === 'notBelow' && target.kind !== field.kind)
      report(`notBelow names “${other}”, which is a ${target.kind}, not a ${field.kind}`)
  }
  const path = field.at ?? name
  const others = Object.keys(resource.fields).filter((one) => one !== name)
  const inside = others.find((one) => `${pathOf(resource, one)}.`.startsWith(`${path}.`))
  const isTaken = (alias: string) => others.some((one) => pathOf(resource, one) === alias)
  for (const alias of field.alias?.filter(isTaken) ?? [])
    report(`its alias ${alias} is the path of another field`)
  if (inside !== undefined) report(`its path ${path} is, or contains, that of ${inside}`)
  if (!/^[^\s.]+(\.[^\s.]+)*$/.test(path)) report(`the path ${path} is not like a.path`)
  if (/(^|\.)\d+(\.|$)/.test(path))
    report(`the path ${path} has a number: it leads through records, not lists`)
  if (reserved.has(name)) report('every record has something else of this name')
  if ('lookup' in field && field.lookup !== undefined && !resource.operations.lookups?.[field.lookup])
    report(`lookup names “${field.lookup}”, which is not in operations.lookups`)
  if ('min' in field && (field.min ?? 0) > (field.max ?? Number.POSITIVE_INFINITY))
    report('min is greater than max')
  if (
    field.kind === 'number' &&
    field.decimals !== undefined &&
    !/^([1-9]|1[0-5])$/.test(`${field.decimals}`)
  )
    report(`decimals is ${field.decimals}, which is not 1 to 15; a number without any is an integer`)
  const target = field.kind === 'readOnly' ? field.of?.() : 'to' in field ? field.to() : undefined
  if (target && !isIn(table, target.name)) report(`it refers to ${target.name}, which is not in the table`)
  if (field.kind === 'money' && field.convertTo) {
    const { of, field: rate } = field.convertTo.rate
    const settings = table.find((one) => one.name === of().name)
    if (settings?.fields[rate]?.kind !== 'number' && settings?.fields[rate]?.kind !== 'money')
      report(`its rate ${of().name}.${rate} is not a number of the table`)
  }
}

const isIn = (table: readonly Resource[], name: string) => table.some((one) => one.name === name)

/** A call about one record sends the id in exactly one of path, body and query. */
function operationProblem(call: string, operation: Operation): string | undefined {
  if (!['one', 'update', 'remove'].includes(call)) return undefined
  const isInPath = /\{_?id\}/.test(operation.path)
  if (isInPath && operation.id !== 'path')
    return `${operation.path} has the id, and so has the ${operation.id}`
  return isInPath || operation.id !== undefined ? undefined : `${operation.path} has no place for the id`
}

function sharedNames(table: readonly Resource[]): readonly string[] {
  const named = (what: string, name: (resource: Resource) => string | undefined) =>
    table.flatMap((resource, at) => {
      const own = name(resource)
      const other = table.slice(0, at).find((one) => own !== undefined && name(one) === own)
      return other ? [`${resource.name}: it has the ${what} of ${other.name}, ${own}`] : []
    })
  return [
    ...named('name', ({ name }) => name),
    ...named('title', ({ title }) => title),
    ...named('path and tab', ({ path, tab }) => `${path}${tab && `?tab=${tab}`}`),
    ...named('form path', ({ form }) => form.path),
    ...named('place of team views', ({ teamViews }) => (teamViews === undefined ? undefined : 'in settings')),
  ]
}

type Values = Readonly<Record<string, unknown>>

/** The fields that no value fits, by their own rules or by a condition, each with the values for which that is so. */
function impossibleRules(resource: Resource): readonly (readonly [field: string, problem: string])[] {
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

/** The contradictions of the place for a team's views: its record, its path, the fields beside it. */
function teamViewsProblems(resource: Resource): readonly string[] {
  const { teamViews: path } = resource
  if (path === undefined) return []
  const isBeside = (other: string) =>
    !`${other}.`.startsWith(`${path}.`) && !`${path}.`.startsWith(`${other}.`)
  const field = Object.keys(resource.fields).find((name) => !isBeside(pathOf(resource, name)))
  return [
    ...(can(resource, 'read') && can(resource, 'save')
      ? []
      : ['only a settings record has a place for them']),
    ...(/^[^\s.]+(\.[^\s.]+)*$/.test(path) ? [] : [`the path ${path} is not like a.path`]),
    ...(field === undefined ? [] : [`the path ${path} is, contains or is in that of the field ${field}`]),
  ]
}

/** Why a field that the list names has no filter; undefined for one that has. */
function filterProblem(resource: Resource, name: string): string | undefined {
  const order = { key: resource.label, desc: false }
  const words = listQuery(resource, { ...defaultListState(resource), search: 'x', order })
  const sent = resource.query.filter(pathOf(resource, name))
  if (sent in words || sent === resource.query.filter('id'))
    return `its filter would be sent as “${sent}”, another word of the list call: leave it out, or spell filters by query.filter`
  if (reservedNames.has(name))
    return `“${name}” is a word of addresses, which no filter can have: give the field another name, with at: '${name}'`
  return isFilterable(resource, name) ? undefined : 'nothing filters by this field'
}
