import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isRecord } from '#descriptor/read.ts'
import type { OpenApiDocument } from '../../backend/openapi/document.ts'

/** An answer as the back-end sent it, with the query of its request. */
export interface SentAnswer {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly status: number
  readonly type: string
  readonly body: string
}

/** How an answer departs from the document, one sentence each; none for an answer that fits. */
export type AnswerCheck = (answer: SentAnswer) => readonly string[]

interface Operation {
  readonly template: RegExp
  readonly path: string
  readonly method: string
  readonly parameters: ReadonlySet<string>
}

/** Compares answers with a document: the call, its parameters, the status, the media type, the body. */
export function answerCheck(document: OpenApiDocument): AnswerCheck {
  const operations = operationsOf(document)
  const validate = schemaCheck(document)
  return ({ method, path, query, status, type, body }) => {
    const operation = operations.find((one) => one.method === method && one.template.test(path))
    const call = `${method} ${operation?.path ?? path}`
    if (!operation) return [`${call} is not described`]
    const strange = [...new Set(query.keys())].filter(
      (name) => !operation.parameters.has(name) && !operation.parameters.has(groupOf(name)),
    )
    const problems = validate(operation, status, type, body)
    return [...strange.map((name) => `the parameter ${name} is not described`), ...problems].map(
      (problem) => `${call} ${status}: ${problem}`,
    )
  }
}

/** The operations of a document; a path without parameters comes before one with them. */
function operationsOf({ paths }: OpenApiDocument): readonly Operation[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters }]) => ({
      path,
      method: method.toUpperCase(),
      template: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: new Set(
        (parameters as readonly { in?: string; name?: string }[]).flatMap(({ in: place, name }) =>
          place === 'query' && name ? [name] : [],
        ),
      ),
    })),
  )
  return all.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
}

/** `ChildItems[0].Weight` is a part of the parameter `ChildItems`. */
const groupOf = (name: string) => name.replace(/\[.*$/, '')

type SchemaCheck = (operation: Operation, status: number, type: string, body: string) => readonly string[]

function schemaCheck(document: OpenApiDocument): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 9 })
  addFormats.default(ajv)
  ajv.addSchema(document, 'document', false, false)
  const compiled = new Map<string, ValidateFunction>()
  return (operation, status, type, body) => {
    const response = responseOf(document, operation, status)
    if (!response) return ['the status is not described']
    const types = isRecord(response.value['content']) ? Object.keys(response.value['content']) : []
    if (types.length === 0) return body === '' ? [] : ['a body is not described']
    const media = types.find((one) => type.startsWith(one.replace('*', '')))
    if (!media) return [`the media type ${type} is not described`]
    if (!media.endsWith('json')) return []
    const pointer = [...response.pointer, 'content', media, 'schema'].map(escaped).join('/')
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `document#/${pointer}` })
    compiled.set(pointer, validate)
    const content = parse(body)
    if (content === undefined) return ['the body is not JSON']
    if (validate(content)) return []
    return (validate.errors ?? []).map((error) => `${error.instancePath || 'the body'} ${error.message}`)
  }
}

/** The content of a body; undefined for one that is no JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** A response of an operation, and where the document has it. */
function responseOf({ paths, components }: OpenApiDocument, { path, method }: Operation, status: number) {
  const name = method.toLowerCase()
  const responses = paths[path]?.[name]?.['responses']
  const own = isRecord(responses) ? responses[status] : undefined
  if (!isRecord(own)) return undefined
  const shared = typeof own['$ref'] === 'string' ? (own['$ref'].split('/').at(-1) ?? '') : undefined
  return shared === undefined
    ? { value: own, pointer: ['paths', path, name, 'responses', String(status)] }
    : { value: components['responses']?.[shared] ?? {}, pointer: ['components', 'responses', shared] }
}

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
