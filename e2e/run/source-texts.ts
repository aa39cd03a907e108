import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { Field } from '#descriptor/field.ts'
import type { Operations } from '#descriptor/operation.ts'
import { problemTexts } from '#descriptor/problem.ts'
import type { Resource } from '#descriptor/resource.ts'
import { saved, searchFailed, type Texts, usualDeleteTexts, usualTexts } from '#descriptor/texts.ts'
import { profile } from '#resources/profile.ts'
import { resources } from '#resources/table.ts'

/** A literal of the source with its file and line. */
export interface Literal {
  readonly text: string
  readonly where: string
}

interface SyntaxNode {
  readonly type: string
  readonly [key: string]: unknown
}

/** Every displayed Vietnamese text: the keys of the catalogues. */
export function sourceTexts(): ReadonlySet<string> {
  const described = [...resources, profile].flatMap(ofResource)
  return new Set([...appTexts(), ...described].filter((text) => text !== ''))
}

/** The texts of the code and of the grammar. */
export function appTexts(): ReadonlySet<string> {
  const written = files().flatMap((file) => inCode(file).translated)
  return new Set([...written.map(({ text }) => text), ...ofGrammar()].filter((text) => text !== ''))
}

/** Vietnamese literals in the code that are not passed to a translation function. */
export function strayTexts(): readonly Literal[] {
  const known = sourceTexts()
  // Names that are not translated: the product and the language.
  const names = /Bến|Tiếng Việt/g
  return files()
    .flatMap((file) => inCode(file).literals)
    .filter(({ text }) => isVietnamese(text.replace(names, '')) && !known.has(text))
}

/** Whether a text contains a letter that only Vietnamese uses among the three languages. */
export function isVietnamese(text: string): boolean {
  return /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/i.test(text.normalize('NFC'))
}

function files(): readonly string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-d|test-data|gen|d)\.tsx?$/.test(file))
    .filter((file) => !/^(descriptor|resources)[\\/]/.test(file))
    .map((file) => join('src', file))
}

function inCode(file: string): {
  readonly translated: readonly Literal[]
  readonly literals: readonly Literal[]
} {
  const source = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const translated: Literal[] = []
  const literals: Literal[] = []
  const at = (node: SyntaxNode) => `${file}:${source.slice(0, node['start'] as number).split('\n').length}`
  visitNodes(program as unknown as SyntaxNode, (node) => {
    const text = literal(node)
    if (text !== undefined) literals.push({ text, where: at(node) })
    if (node.type !== 'CallExpression' || !isTranslation(node['callee'])) return
    for (const found of literalsOf((node['arguments'] as SyntaxNode[])[0])) {
      translated.push({ text: found, where: at(node) })
    }
  })
  return { translated, literals }
}

function visitNodes(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  // The patterns of `String.raw` read what customers write; they are never shown.
  if (node.type === 'TaggedTemplateExpression') return
  visit(node)
  for (const child of Object.values(node).flat()) {
    if (typeof child === 'object' && child !== null && 'type' in child) visitNodes(child as SyntaxNode, visit)
  }
}

const isTranslation = (callee: unknown) =>
  ['t', 'text', 'translate'].includes(String((callee as SyntaxNode)['name']))

/** The literals that an expression can evaluate to. */
function literalsOf(node: SyntaxNode | undefined): readonly string[] {
  if (!node) return []
  const branches = [node['consequent'], node['alternate'], node['left'], node['right'], node['expression']]
  const text = literal(node)
  return text === undefined ? branches.flatMap((branch) => literalsOf(branch as SyntaxNode)) : [text]
}

function literal(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText') return String(node['value']).trim()
  if (node.type === 'TemplateElement') return String((node['value'] as { cooked?: string }).cooked)
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  return undefined
}

function ofGrammar(): readonly string[] {
  return [
    ...Object.values(problemTexts),
    ...texts(usualTexts),
    ...texts(usualDeleteTexts),
    saved,
    searchFailed,
  ]
}

function ofResource(resource: Resource): readonly string[] {
  const { title, noun, operations, fields, form, restrictions = [], conditions = [] } = resource
  return [
    title,
    noun,
    ...texts(resource.texts),
    resource.searchFailed,
    ...ofOperations(operations),
    ...restrictions.map(({ reason }) => reason),
    ...conditions.flatMap(({ reason }) => reason ?? []),
    ...(form.sections ?? []).map((section) => section.title),
    ...Object.values(fields).flatMap(ofField),
  ]
}

function ofOperations({ views = {}, lookups, ...plain }: Operations): readonly string[] {
  const calls = [...Object.values(plain), ...Object.values(lookups ?? {})]
  return [...calls.flatMap((call) => texts(call.texts)), ...Object.values(views).map(({ label }) => label)]
}

function ofField(field: Field): readonly string[] {
  const options =
    'options' in field ? [...Object.values(field.options), ...Object.values(field.legacyOptions ?? {})] : []
  const words = field.kind === 'toggle' && field.words ? Object.values(field.words) : []
  const columns = field.kind === 'rows' ? Object.values(field.columns).flatMap(ofField) : []
  // Signs such as kg are the same in every language.
  const unit = 'unit' in field && field.unit && isVietnamese(field.unit) ? [field.unit] : []
  return [field.label, ...(field.help ? [field.help] : []), ...unit, ...options, ...words, ...columns]
}

function texts(given: Texts | undefined): readonly string[] {
  if (!given) return []
  const { refused, unreachable, httpError, picture, saved: done } = given
  return [refused, unreachable, httpError, picture, done].filter((text) => text !== undefined)
}
