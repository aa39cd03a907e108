import { neutralizeMarkup } from '#browser/neutralize-markup.ts'
import type { Resource } from '#descriptor/resource.ts'
import { answeredRecord } from '#hooks/drafts/answer-draft.ts'
import type { Translate } from '#hooks/use-text.ts'

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

/** The text of rich text, a line for each block; a picture is a sign with its alternative text. */
export function plainText(html: string): string {
  const lines = html
    .replace(/<\/(p|h[1-6]|li|div|tr)>|<br\s*\/?>/gi, '$&\n')
    .replace(/<img\b[^>]*>/gi, (tag) => `🖼 ${/\balt="([^"]*)"/i.exec(tag)?.[1] ?? ''}`)
  // The parser runs no script and loads no picture.
  return (new DOMParser().parseFromString(neutralizeMarkup(lines), 'text/html').body.textContent ?? '').trim()
}
