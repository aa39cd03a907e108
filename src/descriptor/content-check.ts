import type { Kind } from './field.ts'
import { readText } from './read.ts'
import type { Resource } from './resource.ts'
import { typedLength } from './text-length.ts'

/** The facts about a rich text that the content check needs. */
export interface TextFacts {
  /** The number of pictures without alternative text. */
  readonly silentPictures: number
  /** The targets of its links, each once. */
  readonly links: readonly string[]
}

/** An issue of a record's content to fix before it is published. */
export type ContentIssue =
  | { readonly kind: 'noPicture'; readonly field: string }
  | { readonly kind: 'noMetaTitle'; readonly field: string }
  | { readonly kind: 'longMetaTitle'; readonly field: string; readonly now: number }
  | { readonly kind: 'silentPictures'; readonly field: string; readonly count: number }
  | { readonly kind: 'deadLink'; readonly field: string; readonly href: string }
  /** `mended` is the text in NFC. */
  | { readonly kind: 'notNfc'; readonly field: string; readonly mended: string }

export type ContentIssueKind = ContentIssue['kind']

/** All kinds of issues: total, so that a new one cannot be missing from a filter. */
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

/** The checked rich texts of a record: facts by field, and the dead links. */
export interface CheckedTexts {
  readonly facts: Readonly<Record<string, TextFacts>>
  readonly dead: ReadonlySet<string>
}

/** The content issues of a record; none if its resource has no `contentCheck`. An unknown value has no issues. */
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
      count > 0 ? [{ kind: 'silentPictures', field, count }] : [],
    ),
    ...deadLinkIssues(known),
    ...spellingIssues(resource, values),
  ]
}

/** The issues of dead links only. */
export function deadLinkIssues({ facts, dead }: CheckedTexts): readonly ContentIssue[] {
  return Object.entries(facts).flatMap(([field, { links }]) =>
    links.filter((href) => dead.has(href)).map((href) => ({ kind: 'deadLink', field, href }) as const),
  )
}

/** The fields whose facts the content check needs. */
export function richTextFields(resource: Resource): readonly string[] {
  return Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'richText')
}

/**
 * The last segment of a link within the site; undefined for a link to another site, to an anchor of the same
 * page or to a file.
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
  return field !== undefined && values[field] !== undefined && isBlank(values[field])
    ? [{ kind: 'noPicture', field }]
    : []
}

function metaTitleIssues({ contentCheck, fields }: Resource, values: Values): ContentIssue[] {
  const field = contentCheck?.metaTitle
  if (field === undefined || values[field] === undefined) return []
  const title = readText(values[field]).trim()
  // A title that equals its `blankTo` field was filled in on save and does not count.
  const { blankTo } = fields[field] ?? {}
  const isOwn = title !== '' && (!blankTo || title !== readText(values[blankTo]).trim())
  if (!isOwn) return [{ kind: 'noMetaTitle', field }]
  const now = typedLength(title)
  return now > longestMetaTitle ? [{ kind: 'longMetaTitle', field, now }] : []
}

function spellingIssues({ fields }: Resource, values: Values): ContentIssue[] {
  return Object.keys(fields).flatMap((field): ContentIssue[] => {
    const { kind, readOnly } = fields[field] ?? {}
    const value = values[field]
    if (readOnly || kind === undefined || !written.has(kind) || typeof value !== 'string') return []
    const mended = value.normalize('NFC')
    return mended === value ? [] : [{ kind: 'notNfc', field, mended }]
  })
}

const isBlank = (value: unknown) => readText(value).trim() === ''

/** The kinds whose values are typed text. */
const written: ReadonlySet<Kind> = new Set(['text', 'longText', 'richText', 'slug'])
