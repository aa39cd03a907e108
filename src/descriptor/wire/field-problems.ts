import { isRecord, readText } from '#descriptor/read.ts'

/** The keys under which back-ends list the problems of fields. */
const lists = [
  'errors',
  'fieldErrors',
  'field_errors',
  'invalid-params',
  'invalidParams',
  'invalid_params',
  'violations',
  'fieldViolations',
  'validationErrors',
  'issues',
  'details',
  'detail',
  'message',
]
/** The keys of the field in a problem, and those of its text. */
const names = [
  'field',
  'pointer',
  'path',
  'loc',
  'param',
  'property',
  'propertyPath',
  'fieldName',
  'attribute',
  'name',
  'key',
]
const texts = [
  'message',
  'msg',
  'detail',
  'defaultMessage',
  'reason',
  'description',
  'error',
  'text',
  'title',
  'constraints',
]

/**
 * The first problem of each field of a refusal, by its path, in the usual shapes of back-ends: a map by field, a list of problems,
 * or a list of sentences that begin with the field.
 */
export function fieldProblems(body: unknown, depth = 0): Readonly<Record<string, string>> {
  if (Array.isArray(body)) return firstOfEach(body.flatMap(problemOf))
  if (!isRecord(body) || depth > 2) return {}
  for (const key of lists) {
    const found = Array.isArray(body[key]) ? fieldProblems(body[key]) : mapOf(body[key])
    if (Object.keys(found).length > 0) return found
    const below = isRecord(body[key]) ? fieldProblems(body[key], depth + 1) : {}
    if (Object.keys(below).length > 0) return below
  }
  for (const key of ['error', 'data']) {
    const found = fieldProblems(body[key], depth + 1)
    if (Object.keys(found).length > 0) return found
  }
  if (depth > 0) return {}
  // A map of lists as the whole body: one text alone may be any fact of the refusal.
  const isField = ([key, value]: readonly [string, unknown]) => Array.isArray(value) && !lists.includes(key)
  return mapOf(Object.fromEntries(Object.entries(body).filter(isField)))
}

/** A map by field: its text, its texts or its problem. */
function mapOf(map: unknown): Readonly<Record<string, string>> {
  if (!isRecord(map)) return {}
  return firstOfEach(Object.entries(map).map(([name, value]) => [pathOf(name), textIn(value)]))
}

function problemOf(problem: unknown): readonly (readonly [string, string])[] {
  if (typeof problem === 'string') {
    const [, name = ''] = /^([a-z_][\w.[\]]*) \S/.exec(problem) ?? []
    return [[pathOf(name), problem]]
  }
  if (!isRecord(problem)) return []
  const source = isRecord(problem.source) ? (problem.source.pointer ?? problem.source.parameter) : undefined
  const name = source ?? names.map((key) => problem[key]).find((one) => one !== undefined && one !== null)
  const nested = Object.values(problem).flatMap((one) =>
    Array.isArray(one) && isRecord(one[0]) ? one.flatMap(problemOf) : [],
  )
  return [[pathOf(name), texts.map((key) => textIn(problem[key])).find(Boolean) ?? ''], ...nested]
}

/** The first text of a value: of itself, of a list, or of the problem or the rules that it has. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return textIn(value[0])
  if (!isRecord(value)) return ''
  const key = texts.find((one) => typeof value[one] === 'string')
  return readText(key === undefined ? Object.values(value)[0] : value[key])
}

/** The dotted path that a pointer, a list of keys or a spelling with brackets names; without the part of the request. */
function pathOf(name: unknown): string {
  const path = Array.isArray(name) ? name.map(readText).join('.') : fieldOfPointer(name) || readText(name)
  const dotted = path.replace(/\[["']?([^\]"']+)["']?\]/g, '.$1').replace(/^[$.]+/, '')
  return dotted.replace(/^(?:body|data|attributes|request|payload|query)\.(?:attributes\.)?(?=.)/, '')
}

const firstOfEach = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries(entries.filter(([name, text]) => name !== '' && text !== '').toReversed())

/** The path of a field in a JSON pointer (RFC 6901): `#/address/city` and `/data/attributes/address/city` are `address.city`. */
export function fieldOfPointer(pointer: unknown): string {
  const [, path = ''] = /^#?\/(?:data\/(?:attributes|relationships)\/)?(.+)$/.exec(readText(pointer)) ?? []
  const keys = path.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return keys.join('.')
}
