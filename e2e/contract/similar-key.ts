import type { Raw } from '#descriptor/envelope.ts'
import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { isRecord } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { problemOf } from '#descriptor/validate.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { describedType } from './field-types.ts'

/** The path of an undeclared key of all records that is spelt like a missing field and has valid values of it. */
export function similarKey(
  { fields }: Pick<Resource, 'fields'>,
  name: string,
  records: readonly Raw[],
): string | undefined {
  const field = fields[name]
  if (!field) return undefined
  const [own = name, ...above] = (field.at ?? name).split('.').toReversed()
  const path = above.toReversed().join('.')
  const siblings = records.map((raw) => (path === '' ? raw : valueAt(raw, path))).filter(isRecord)
  const declared = new Set(
    Object.entries(fields).flatMap(([each, { at = each, alias = [] }]) => [at, ...alias]),
  )
  const { matches } = describedType(field)
  const fits = (value: unknown) =>
    matches(value, field) && problemOf(field, rulesOf(field).read(value, field)) === null
  const candidates = Object.keys(siblings[0] ?? {}).filter((key) => {
    if (declared.has(pathOf(path, key)) || /^_?id$/.test(key)) return false
    if (/(_i|I)ds?$/.test(key) && !refers(field)) return false
    const values = siblings.map((raw) => raw[key]).filter((value) => (value ?? '') !== '')
    return values.length > 0 && siblings.every((raw) => key in raw) && values.every(fits)
  })
  const [best] = candidates
    .map((key) => ({ key, score: similarity(own, key) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  return best && pathOf(path, best.key)
}

const refers = ({ kind }: Field) => kind === 'reference' || kind === 'references' || kind === 'parent'

const pathOf = (above: string, key: string) => (above === '' ? key : `${above}.${key}`)

/** How alike two names are: the share of their words in common, or 1 if they differ by case and separators only. */
function similarity(left: string, right: string): number {
  if (joined(left) === joined(right)) return 1
  const [lefts, rights] = [wordsOf(left), wordsOf(right)]
  const common = lefts.filter((word) => rights.includes(word)).length
  if (common > 0) return common / Math.max(lefts.length, rights.length)
  const isPart = joined(left).includes(joined(right)) || joined(right).includes(joined(left))
  return isPart ? 0.3 : synonyms.some((group) => group.includes(left) && group.includes(right)) ? 0.2 : 0
}

/** Names that back-ends use for the same thing. */
const synonyms: readonly (readonly string[])[] = [
  ['name', 'title', 'label'],
  ['active', 'enabled', 'status', 'visible'],
  ['image', 'picture', 'photo', 'thumbnail'],
  ['position', 'order', 'sort', 'rank'],
  ['url', 'slug', 'path', 'link'],
  ['content', 'body', 'text', 'description'],
]

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== 'id')

const joined = (name: string) => wordsOf(name).join('')
