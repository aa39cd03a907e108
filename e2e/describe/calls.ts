import { type FoundOperation, type FoundResource, findRecord, type Role } from './operations.ts'
import type { Schema } from './source.ts'

const quoted = JSON.stringify
const recordAt = (path: readonly string[]) => `recordAt(${quoted(path.join('.'))})`

/**
 * A call of a descriptor as code, with the place of the record in its response and in its body and the sign of its success;
 * notes what it cannot guess of them.
 */
export function callSource(
  role: Role,
  { method, path, idParameter, query, answer, body }: FoundOperation,
  { record, idKey }: Pick<FoundResource, 'record'> & { readonly idKey: string },
  note: (text: string) => void,
): string {
  const returned = answer && findRecord(answer, record)
  const sent = body && findRecord(body, record)
  const idInQuery = query.find(({ name }) => /^_?id$/i.test(name))
  const isById = /^(one|update|remove)$/.test(role) && !idParameter
  const isWrapped = sent !== undefined && sent.path.length > 0 && /^(create|update|save)$/.test(role)
  const isWrite = /^(create|update|remove|save)$/.test(role)
  const sign = answer ? signOf(answer) : { name: '', rule: 'isOk' }
  const rule = isWrite && returned?.path.length !== 0 ? sign : undefined
  if (/^(one|create)$/.test(role) && !returned && (answer || role === 'one'))
    note(`${method} ${path}: no record is found in its response: its place is not known`)
  if (rule && !rule.rule)
    note(
      `${method} ${path}: ${rule.name} may tell success from failure: any answer with a body counts as success`,
    )
  const options = {
    ...(isById && (idInQuery ? { id: `'query'`, idName: quoted(idInQuery.name) } : { id: `'body'` })),
    question: role === 'list' && method === 'POST' && 'inBody',
    sends: method === 'PATCH' && `'changes'`,
    record:
      /^(one|create|update)$/.test(role) &&
      returned &&
      shapeOf(returned.path, answer?.type === 'array', returned.schema.names.includes(idKey)),
    body: isWrapped && recordAt(sent.path),
    succeeds: rule?.rule,
  }
  const given = Object.entries(options).flatMap(([name, code]) => (code ? `${name}: ${code}` : []))
  const template = quoted(idParameter ? path.replace(`{${idParameter}}`, '{id}') : path)
  const maker = method === 'DELETE' ? 'del' : method.toLowerCase()
  return `${role}: ${maker}(${template}${given.length > 0 ? `, { ${given.join(', ')} }` : ''})`
}

/** How a response has its record; undefined for the shapes that every resource reads. */
function shapeOf(path: readonly string[], isList: boolean, hasId: boolean): string | undefined {
  if (path.length > 0) return isList || path.join('.') === 'data' ? undefined : recordAt(path)
  return isList ? 'firstRow' : hasId ? undefined : 'bareRecord'
}

const SIGN = /^(code|status|success|succeeded|ok|result|error_?code|errno)$/i

/** A property of a response that names success, with its rule where the value is known. */
function signOf({ properties }: Schema) {
  const signs = Object.entries(properties).flatMap(([name, { json, type, options = [] }]) => {
    if (!SIGN.test(name) || type === 'object' || type === 'array') return []
    const value = json['const'] ?? (options.length === 1 ? options[0] : type === 'boolean' ? true : undefined)
    return { name, rule: value === undefined ? undefined : `hasValue(${quoted(name)}, ${quoted(value)})` }
  })
  return signs.find(({ rule }) => rule) ?? signs[0]
}
