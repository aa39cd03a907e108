import type { Resource } from '#descriptor/resource.ts'
import { answeredRecord } from '#hooks/drafts/answer-draft.ts'
import type { Translate } from '#hooks/use-text.ts'
import { plainText } from './plain-text.ts'

/** A draft as plain text, a line for each field, to copy where no form takes its values; '' for none. */
export function draftAsText(
  resource: Resource | undefined,
  values: Readonly<Record<string, unknown>>,
  t: Translate,
): string {
  const lines = Object.entries(values).map(([name, value]) => {
    const field = resource && Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    const isMarkup = field?.kind === 'richText' && typeof value === 'string'
    const content = isMarkup ? plainText(value) : textOf(value)
    return name === '' || answeredRecord(name) !== null
      ? content
      : `${field ? t(field.label) : name}: ${content}`
  })
  return lines.join('\n')
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  // JSON cannot serialise everything that a browser can store: a bigint, a cyclic value.
  try {
    return JSON.stringify(value, null, 2) ?? ''
  } catch {
    return Object.prototype.toString.call(value)
  }
}
