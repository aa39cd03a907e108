import type { Kind } from './field.ts'
import { readText } from './read.ts'
import type { Resource } from './resource.ts'
import { typedLength } from './text-length.ts'

/** What a rich text holds that contentCheck asks about. */
export interface TextFacts {
  /** Pictures that say nothing to whoever cannot see them. */
  readonly silentPictures: number
  /** Where its links lead, each once. */
  readonly links: readonly string[]
}

/** One thing that a record still lacks before customers read it. */
export type ContentIssue =
  | { readonly is: 'noPicture'; readonly field: string }
  | { readonly is: 'noMetaTitle'; readonly field: string }
  | { readonly is: 'longMetaTitle'; readonly field: string; readonly now: number }
  | { readonly is: 'silentPictures'; readonly field: string; readonly count: number }
  | { readonly is: 'deadLink'; readonly field: string; readonly href: string }
  /** `mended` is the same text with its letters put together. */
  | { readonly is: 'notNfc'; readonly field: string; readonly mended: string }

export type ContentIssueKind = ContentIssue['is']

/** Every lack: total, so that a new one cannot be left out of a filter. */
export const contentIssueKinds: readonly ContentIssueKind[] = Object.keys({
  noPicture: 1,
  noMetaTitle: 1,
  longMetaTitle: 1,
  silentPictures: 1,
  deadLink: 1,
  notNfc: 1,
} satisfies Record<ContentIssueKind, 1>) as ContentIssueKind[]

/** Characters after which search engines cut a title off. */
export const longestMetaTitle = 65

type Values = Readonly<Record<string, unknown>>

/** What is known of a record's rich texts: facts by field, and the links of them that are known to lead nowhere. */
export interface CheckedTexts {
  readonly facts: Readonly<Record<string, TextFacts>>
  readonly dead: ReadonlySet<string>
}

/** What a record lacks; nothing where its resource has no `contentCheck`. */
export function contentIssuesOf(
  resource: Resource,
  values: Values,
  known: CheckedTexts,
): readonly ContentIssue[] {
  if (!resource.contentCheck) return []
  return [
    ...pictureIssues(resource, values),
    ...metaTitleIssues(resource, values),
    ...Object.entries(known.facts).flatMap(([field, { silentPictures: count }]): ContentIssue[] =>
      count > 0 ? [{ is: 'silentPictures', field, count }] : [],
    ),
    ...deadLinkIssues(known),
    ...spellingIssues(resource, values),
  ]
}

/** Only the links that lead nowhere. */
export function deadLinkIssues({ facts, dead }: CheckedTexts): readonly ContentIssue[] {
  return Object.entries(facts).flatMap(([field, { links }]) =>
    links.filter((href) => dead.has(href)).map((href) => ({ is: 'deadLink', field, href }) as const),
  )
}

/** The fields whose facts contentCheck needs. */
export function richTextFields(resource: Resource): readonly string[] {
  return Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'richText')
}

/**
 * The last part of the address that a link inside the site leads to; undefined for a link elsewhere, to a place in the
 * same page, or to a file.
 */
export function addressInLink(href: string): string | undefined {
  const [path = ''] = href.trim().split(/[?#]/)
  if (path === '' || path.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined
  const parts = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..')
  const last = parts.at(-1)
  if (last === undefined || parts[0] === 'files' || /\.[a-z\d]{2,5}$/i.test(last)) return undefined
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

function pictureIssues({ contentCheck }: Resource, values: Values): ContentIssue[] {
  const field = contentCheck?.picture
  return field !== undefined && isBlank(values[field]) ? [{ is: 'noPicture', field }] : []
}

function metaTitleIssues({ contentCheck, fields }: Resource, values: Values): ContentIssue[] {
  const field = contentCheck?.metaTitle
  if (field === undefined) return []
  const title = readText(values[field]).trim()
  // Filled from another field on save: what is the same as that was written by nobody.
  const { blankTo } = fields[field] ?? {}
  const isOwn = title !== '' && (!blankTo || title !== readText(values[blankTo]).trim())
  if (!isOwn) return [{ is: 'noMetaTitle', field }]
  const now = typedLength(title)
  return now > longestMetaTitle ? [{ is: 'longMetaTitle', field, now }] : []
}

function spellingIssues({ fields }: Resource, values: Values): ContentIssue[] {
  return Object.keys(fields).flatMap((field): ContentIssue[] => {
    const { kind, readOnly } = fields[field] ?? {}
    const value = values[field]
    if (readOnly || kind === undefined || !written.has(kind) || typeof value !== 'string') return []
    const mended = value.normalize('NFC')
    return mended === value ? [] : [{ is: 'notNfc', field, mended }]
  })
}

const isBlank = (value: unknown) => readText(value).trim() === ''

/** Kinds that people write words in. */
const written: ReadonlySet<Kind> = new Set(['text', 'longText', 'richText', 'slug'])
