import type { Raw } from '#descriptor/envelope.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { describedType } from './described-type.ts'

/** An undeclared key of all records that is spelt like a missing field and has values of its type. */
export function similarKey(resource: Resource, name: string, records: readonly Raw[]): string | undefined {
  const field = fieldOf(resource, name)
  const declared = new Set(
    Object.entries(resource.fields).flatMap(([own, { alias = [] }]) => [own, ...alias]),
  )
  const candidates = Object.keys(records[0] ?? {}).filter((key) => {
    if (declared.has(key) || /^_?id$/.test(key)) return false
    const values = records.map((raw) => raw[key]).filter((value) => value !== null && value !== '')
    return (
      records.every((raw) => key in raw) &&
      values.every((value) => describedType(field).matches(value, field))
    )
  })
  return candidates
    .map((key) => ({ key, score: similarity(name, key) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)[0]?.key
}

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

const joined = (name: string) => wordsOf(name).join('')
