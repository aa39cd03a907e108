import { findRecord } from './find-record.ts'
import type { FoundResource, Role } from './find-resources.ts'
import type { FoundOperation } from './found-operation.ts'
import { objectAt, type Schema, type Source, typeOf } from './source.ts'

/** The options of a call that follow from its bodies, as code. */
export type CallOptions = Readonly<Partial<Record<'record' | 'body' | 'succeeds', string>>>

/** Guesses where a record is in the response and in the body of a call, and what counts as success; reports the parts that it cannot guess. */
export function guessCall(
  source: Source,
  { record, idKey }: { readonly record: FoundResource['record']; readonly idKey: string },
  role: Role,
  call: FoundOperation,
  note: (text: string) => void,
): CallOptions {
  const { method, path, answer, body } = call
  const names = Object.keys(objectAt(record, 'properties'))
  const returned = answer && findRecord(source, answer, names)
  const sent = body && findRecord(source, body, names)
  const isWrite = ['create', 'update', 'remove', 'save'].includes(role)
  if (['one', 'create'].includes(role) && !returned && (answer || role === 'one'))
    note(`${method} ${path}: no record is found in its response: its place is not known`)
  const shape =
    returned && ['one', 'create', 'update'].includes(role) ? envelopeOf(returned, idKey) : undefined
  const isWrapped = ['create', 'update', 'save'].includes(role) && sent && sent.path.length > 0
  const isBare = returned?.path.length === 0
  const rule = !isWrite || isBare ? undefined : answer ? ruleIn(source, answer) : 'isOk'
  if (rule?.endsWith('?'))
    note(
      `${method} ${path}: ${rule.slice(0, -1)} may tell success from failure: any answer with a body counts as success`,
    )
  return {
    ...(shape ? { record: shape } : {}),
    ...(isWrapped ? { body: recordAt(sent.path) } : {}),
    ...(rule && !rule.endsWith('?') ? { succeeds: rule } : {}),
  }
}

const recordAt = (path: readonly string[]) => `recordAt(${JSON.stringify(path.join('.'))})`

/** The shape of a response; undefined for those that are read without one: in \`data\`, or the body with an id. */
function envelopeOf({ path, schema, isList }: NonNullable<ReturnType<typeof findRecord>>, idKey: string) {
  if (isList) return path.length === 0 ? 'firstRow' : undefined
  if (path.length > 0) return path.join('.') === 'data' ? undefined : recordAt(path)
  return idKey in objectAt(schema, 'properties') ? undefined : 'bareRecord'
}

const SIGN = /^(code|status|success|succeeded|ok|result|error_?code|errno)$/i

/** The rule of success that a property of a response names; with a question mark where its value is not known. */
function ruleIn(source: Source, answer: Schema): string | undefined {
  const signs = Object.entries(objectAt(answer, 'properties')).flatMap(([name, part]) => {
    const schema = source.schema(part)
    return SIGN.test(name) && !/^(object|array)$/.test(typeOf(schema)) ? [{ name, schema }] : []
  })
  const rules = signs.map(({ name, schema }) => {
    const { const: only, enum: options } = schema
    const value: unknown = only ?? (Array.isArray(options) && options.length === 1 ? options[0] : undefined)
    const named = value ?? (typeOf(schema) === 'boolean' ? true : undefined)
    return named === undefined ? `${name}?` : `hasValue(${JSON.stringify(name)}, ${JSON.stringify(named)})`
  })
  return rules.find((rule) => !rule.endsWith('?')) ?? rules[0]
}
