import { isRecord, readText } from '#descriptor/read.ts'
import { gapIn } from '#hooks/drafts/answer-draft.ts'
import { type Text, text } from '#text/text.ts'
import common from './common-templates.json'

/** A prepared answer; its placeholders are filled with the record that is answered. */
export interface AnswerTemplate {
  readonly name: string
  readonly text: string
}

/** A template of the user. */
export interface OwnTemplate extends AnswerTemplate {
  readonly id: string
}

/** A template of the app, whose name is shown in the language of the interface. */
interface CommonTemplate {
  readonly name: Text
  readonly text: string
}

/** The placeholders of templates as users write them. */
export const placeholders: readonly string[] = Object.keys(common.placeholders)

/** The values of a record for the placeholders; a missing or blank one is a gap. */
export interface PlaceholderValues {
  readonly givenName?: string
  readonly fullName?: string
  readonly phone?: string
  readonly subject?: string
  /** The start of the customer's message in quotation marks. */
  readonly quotation?: string
  /** The prices of the last quote. */
  readonly quote?: string
  readonly link?: string
}

/** The maximum number of own templates, and the maximum length of a name. */
export const maxTemplates = 12
export const maxTemplateName = 40

/** The templates that every user has; like all answers they are in Vietnamese, as the customers are. */
export const commonTemplates: readonly CommonTemplate[] = [
  { name: text('Đã cập nhật'), text: common.answers.updated },
  { name: text('Xin thêm thông tin'), text: common.answers.details },
  { name: text('Báo giá kèm'), text: common.answers.quote },
  { name: text('Gọi chưa gặp'), text: common.answers.missed },
]

/** A filled template and the range of its first gap, which the user completes. */
export interface FilledTemplate {
  readonly text: string
  readonly gap: ReturnType<typeof gapIn>
}

/** Fills a template; a placeholder without a value stays as a gap in square brackets. */
export function fillTemplate(
  template: Pick<AnswerTemplate, 'text'>,
  values: PlaceholderValues,
): FilledTemplate {
  const filled = template.text.replace(/\{([^{}\n]+)\}/g, (_, name: string) => {
    const key: unknown = Reflect.get(common.placeholders, name.trim().toLowerCase())
    const value: unknown = typeof key === 'string' ? Reflect.get(values, key) : ''
    return typeof value === 'string' && value !== '' ? value : `[${name.trim()}]`
  })
  return { text: filled, gap: gapIn(filled) }
}

/** The name by which a person is addressed: in Vietnamese the last word of the full name. */
export function givenName(fullName: string): string {
  return (
    fullName
      .replace(/\(.*\)/, '')
      .trim()
      .split(/\s+/)
      .at(-1) ?? ''
  )
}

/** The first sentence of a message in quotation marks, at most 80 characters. */
export function quotedStart(message: string): string {
  const [first = ''] = message.trim().split(/(?<=[.!?…])\s|\n/)
  if (first === '') return ''
  return `“${first.length > 80 ? `${first.slice(0, 79).trimEnd()}…` : first}”`
}

/** The first web address in a message. */
export function firstLink(message: string): string {
  return /https?:\/\/[^\s<>"”)]+/.exec(message)?.[0].replace(/[.,;:!?]+$/, '') ?? ''
}

/** Parses stored templates; invalid ones are dropped. */
export function readTemplates(stored: string): readonly OwnTemplate[] {
  try {
    const raw: unknown = JSON.parse(stored)
    if (!Array.isArray(raw)) return []
    return raw
      .filter(isRecord)
      .map((one, at) => ({
        // An earlier version stored templates without ids.
        id: readText(one.id) || `at ${at}`,
        name: readText(one.name).slice(0, maxTemplateName),
        text: readText(one.text),
      }))
      .filter((one) => one.name !== '' && one.text !== '')
      .slice(0, maxTemplates)
  } catch {
    return []
  }
}
