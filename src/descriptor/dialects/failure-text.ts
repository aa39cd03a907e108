import type { FailureText } from '#descriptor/envelope.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { fieldOfPointer } from '#descriptor/wire/field-problems.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'

/** The message at a dotted path, and the problems of fields at another one: `messageAt('error.text', 'error.fields')`. */
export function messageAt(path: string, errorsAt = 'errors'): FailureText {
  return {
    name: path,
    read: (body) => {
      const message = isRecord(body) ? readText(valueAt(body, path)) : ''
      if (!isRecord(body) || message === '') return null
      const errors = valueAt(body, errorsAt)
      return { message, errors: isRecord(errors) ? textsOf(Object.entries(errors)) : {} }
    },
    write: ({ message, errors }) =>
      withValueAt(
        withValueAt({}, path, message),
        errorsAt,
        Object.keys(errors).length > 0 ? errors : undefined,
      ),
  }
}

/** The names of a list of problems, each about one field. */
export interface ProblemList {
  /** The dotted path of the list in the body. */
  readonly at: string
  /** The key of the field in a problem: its name, its dotted path, its JSON pointer or the list of its keys. */
  readonly field: string
  /** The key of the text in a problem. */
  readonly text: string
  /** The key that all fields are below, and that is no part of their names: `loc: ['body', 'name']`. */
  readonly below?: string
}

/** A refusal with the problems of its fields in a list; without a message it is that of the first problem. */
export function withProblemList(failure: FailureText, list: ProblemList): FailureText {
  const { at, field, text, below } = list
  return {
    ...failure,
    name: `${failure.name}, ${at}`,
    read: (body) => {
      const problems = isRecord(body) ? rowsOf(valueAt(body, at)) : []
      const entries = problems.map((one) => [nameIn(one[field], below), one[text]] as const)
      const found = failure.read(body)
      const message = found?.message || problems.map((one) => readText(one[text])).find(Boolean)
      return message ? { message, errors: { ...found?.errors, ...textsOf(entries) } } : null
    },
    write: (refusal) => {
      const problems = Object.entries(refusal.errors).map(([name, detail]) => ({
        [field]: [...(below === undefined ? [] : [below]), ...name.split('.')],
        [text]: detail,
      }))
      const body = failure.write({ ...refusal, errors: {} })
      return isRecord(body) && problems.length > 0 ? withValueAt(body, at, problems) : body
    },
  }
}

function nameIn(field: unknown, below?: string): string {
  const name = Array.isArray(field) ? field.map(readText).join('.') : fieldOfPointer(field) || readText(field)
  return below !== undefined && name.startsWith(`${below}.`) ? name.slice(below.length + 1) : name
}

/** Problem details (RFC 9457): `detail`, else `title`; `errors` as in its example, each with a JSON pointer. */
export const problemDetails: FailureText = {
  name: 'problem+json',
  mediaType: 'application/problem+json',
  read: (body) => {
    const message = isRecord(body) ? readText(body.detail) || readText(body.title) : ''
    if (!isRecord(body) || message === '') return null
    return {
      message,
      errors: textsOf(rowsOf(body.errors).map((one) => [fieldOfPointer(one.pointer), one.detail])),
    }
  },
  write: ({ status, message, errors }) => ({
    type: 'about:blank',
    title: message,
    status,
    detail: message,
    ...(Object.keys(errors).length === 0
      ? {}
      : {
          errors: Object.entries(errors).map(([name, detail]) => ({
            detail,
            pointer: `#/${pointerOf(name)}`,
          })),
        }),
  }),
}

/** The errors of JSON:API: `errors[].detail`, else `title`, with `source.pointer` for a field. */
export const jsonApiErrors: FailureText = {
  name: 'errors[].detail',
  mediaType: 'application/vnd.api+json',
  read: (body) => {
    const errors = isRecord(body) ? rowsOf(body.errors) : []
    const messages = errors.map((one) => readText(one.detail) || readText(one.title))
    const message = messages.find((text) => text !== '')
    if (message === undefined) return null
    const pointers = errors.map(({ source }) => (isRecord(source) ? source.pointer : ''))
    return {
      message,
      errors: textsOf(messages.map((text, index) => [fieldOfPointer(pointers[index]), text])),
    }
  },
  write: ({ status, message, errors }) => {
    const fields = Object.entries(errors)
    const about = (detail: string, more = {}) => ({ status: String(status), detail, ...more })
    if (fields.length === 0) return { errors: [about(message)] }
    const pointer = (name: string) => ({ source: { pointer: `/data/attributes/${pointerOf(name)}` } })
    return { errors: fields.map(([name, detail]) => about(detail, pointer(name))) }
  },
}

/** The first text of each field; fields without a name or a text are left out. */
function textsOf(entries: readonly (readonly [string, unknown])[]): Readonly<Record<string, string>> {
  const texts = entries.map(
    ([name, value]) => [name, readText(Array.isArray(value) ? value[0] : value)] as const,
  )
  return Object.fromEntries(texts.filter(([name, text]) => name !== '' && text !== ''))
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

const pointerOf = (field: string) =>
  field
    .split('.')
    .map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/')
