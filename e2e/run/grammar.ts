import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { reservedNames } from '../../src/descriptor/filters/filterable.ts'
import { type Documented, declarationsOf, propertiesOf, reexported, returnTypeOf } from './doc-comments.ts'

const GRAMMAR = fileURLToPath(new URL('../../src/descriptor', import.meta.url))
const PAGE = path.join(GRAMMAR, 'README.md')
const START = '<!-- The keys: written by `npm run grammar` from the doc comments. -->'
const END = '<!-- End of the keys. -->'

/** The types of a descriptor, each under the key that it describes. */
const TYPES = [
  ['`defineResource({ … })`', 'Plan'],
  ['`operations`', 'Operations'],
  ['`operations.views.*`', 'View'],
  ['`get(path, { … })` and the other operations', 'OperationOptions'],
  ['`list`', 'ListPlan'],
  ['`board`', 'BoardPlan'],
  ['`inbox`', 'InboxPlan'],
  ['`form`', 'FormPlan'],
  ['`form.sections[]`', 'SectionPlan'],
  ['`form.preview`', 'PreviewPlan'],
  ['`contentCheck`', 'ContentCheckPlan'],
  ['`bands`', 'BandsPlan'],
  ['`bands` of records', 'RecordBandsPlan'],
  ['`quote`', 'QuotePlan'],
  ['`quote.settings`', 'QuoteSettingsPlan'],
  ['`quote.item`', 'QuoteItemPlan'],
  ['`quote.request`', 'QuoteRequestPlan'],
  ['`quote.customer`', 'QuoteCustomerPlan'],
  ['`home`', 'HomePlan'],
  ['`home.waiting`', 'WaitingPlan'],
  ['`home.tiles`', 'TilesPlan'],
  ['`restrictions[]`', 'Restriction'],
  ['`conditions[]`', 'Condition'],
  ['`texts`', 'Texts'],
  ['`query`', 'QueryNames'],
  ['`defineSession({ … })` (`src/resources/session.ts`)', 'SessionPlan'],
  ['`roles` of the session', 'Roles'],
  ['`defineFiles({ … })` (`src/resources/files.ts`)', 'FilesPlan'],
] as const

/** Types that the keys name and that are short enough to be written out. */
const NAMED = [
  'Group',
  'Submenu',
  'Shape',
  'Base',
  'Query',
  'Act',
  'Actor',
  'Stamp',
  'Rate',
  'AdvisedSize',
  'Options',
  'PageNames',
  'OffsetNames',
  'CursorNames',
  'TokenEnvelope',
] as const

/** Values of a descriptor that the grammar exports by name. */
const VALUES = [
  ['operations', 'operation.ts'],
  ['`pagination`', 'pagination.ts'],
  ['`envelope`', 'envelope.ts'],
  ['`succeeds`', 'success.ts'],
] as const

/** The files of values for back-ends that spell their calls otherwise; a descriptor imports each from its file. */
const DIALECTS = /^dialects\/|^wire\/(query|filter)-names\.ts$/

/** `src/descriptor/README.md` as it is, and with its keys as the doc comments describe them now. */
export function grammarPage(): { readonly current: string; readonly expected: string } {
  const current = readFileSync(PAGE, 'utf8')
  const start = current.indexOf(START)
  const end = current.indexOf(END)
  if (start < 0 || end < start) throw new Error(`${PAGE} has no place for the keys`)
  return {
    current,
    expected: `${current.slice(0, start)}${START}\n\n${grammarKeys()}\n\n${current.slice(end)}`,
  }
}

/** The keys of the grammar as Markdown; throws where a doc comment is missing. */
function grammarKeys(): string {
  const files = readdirSync(GRAMMAR, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^([a-z-]+\/)?[a-z-]+\.ts$/.test(file))
    .toSorted()
  const declared = new Map(files.flatMap(declarations).map((one) => [one.name, one] as const))
  const declaredAs = (name: string) => {
    const found = declared.get(name)
    if (!found) throw new Error(`the grammar declares no ${name}`)
    return found
  }
  const keysOf = (type: string) =>
    propertiesOf(declaredAs(type), declared).filter(({ name }) => name !== 'kind')
  const common = keysOf('Kinded')
  const isCommon = (key: Documented) => common.some(({ name }) => name === key.name)
  return [
    ...TYPES.map(
      ([heading, type]) => `### ${heading}\n\n${docOf(declaredAs(type))}\n\n${lines(keysOf(type))}`,
    ),
    `### Types of these keys\n\n${lines(NAMED.map(declaredAs))}`,
    ...VALUES.map(([heading, file]) => `### Values of ${heading}\n\n${values(file)}`),
    `### Values for other back-ends\n\n${files.flatMap(dialectValues).join('\n')}`,
    `### Words of addresses\n\nA field with one of these names has no filter. Another name with \`at\` has one, and the same spelling in records\nand calls: \`valid_from: date('Từ', { at: 'from' })\`. The names of page, order, search and id in the list call stay taken.\n\n${[...reservedNames].map((word) => `\`${word}\``).join(', ')}`,
    `### Every field\n\n${lines(common)}`,
    ...declarations('make-field.ts').flatMap((maker) => {
      const type = returnTypeOf(maker)
      if (!type?.endsWith('Field')) return []
      const keys = keysOf(type).filter((key) => !isCommon(key))
      return `### \`${maker.name}(…)\`\n\n${docOf(maker)}${keys.length > 0 ? `\n\n${lines(keys)}` : ''}`
    }),
  ].join('\n\n')
}

const declarations = (file: string) => declarationsOf(path.join(GRAMMAR, file))

function values(file: string): string {
  const names = reexported(path.join(GRAMMAR, 'index.ts'), `./${file}`)
  const found = declarations(file).filter(({ name }) => names.includes(name))
  return found.map((value) => `- \`${value.name}\`: ${docOf(value)}`).join('\n')
}

/** The exported values of one of these files, each with the file to import it from. */
function dialectValues(file: string): readonly string[] {
  if (!DIALECTS.test(file)) return []
  const exported = declarations(file).filter(
    ({ node, text }) =>
      (node.type === 'VariableDeclaration' || node.type === 'FunctionDeclaration') &&
      text.slice(0, node.start).endsWith('export '),
  )
  return exported.map((value) => `- \`${value.name}\` (\`#descriptor/${file}\`): ${docOf(value)}`)
}

function lines(keys: readonly Documented[]): string {
  return keys.map((key) => `- \`${written(key)}\`: ${docOf(key)}`).join('\n')
}

/** A property or a type as it is declared, on one line. */
function written({ node, text }: Documented): string {
  const source = text.slice(node.start, node.end).replace(/\/\*\*.*?\*\//gs, '')
  return source
    .replace(/\s+/g, ' ')
    .replace(/^(?:type|interface) |\breadonly (?=\w+\??:)|;$/g, '')
    .replace(/ = \| /, ' = ')
}

function docOf({ name, doc, text, node }: Documented): string {
  if (doc === '')
    throw new Error(`${name} has no doc comment: ${text.slice(node.start, node.end).slice(0, 80)}`)
  return doc
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, grammarPage().expected)
