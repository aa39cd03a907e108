import { type Plugin, parseAst } from 'vite'
import {
  absent,
  absentAssignments,
  absentTags,
  constantCalls,
  constantProperties,
  constants,
  idle,
  release,
} from './unreached-react-dom.ts'

const bodies = new Map([
  ...idle.map((name) => [name, '{}'] as const),
  ...absent.map((name) => [name, '{leftOut()}'] as const),
])

/** Leaves unreachable parts of React DOM out of the build; another release of it is built whole, with a warning. */
export function leanReactDom(): Plugin {
  return {
    name: 'lean-react-dom',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        if (isKnownRelease(code)) return { code: leaveOut(code), map: null }
        this.warn('another release of React DOM, built whole: compare e2e/run/unreached-react-dom.ts with it')
        return undefined
      },
    },
  }
}

type Texts = ReadonlyMap<string, string>

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

interface Member extends Node {
  readonly type: 'MemberExpression'
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Whether the lists describe this source of React DOM's client. */
export function isKnownRelease(source: string): boolean {
  return source.includes(`exports.version = "${release}"`)
}

/** The source of React DOM's client without its unreachable parts; the lines keep their places, and with them the source map. */
export function leaveOut(source: string): string {
  const { edits, missing } = new Walk(source)
  if (missing.length > 0) throw new Error(`React DOM has no ${missing.join(', ')}`)
  return `${edited(source, edits)}\nfunction leftOut(){throw Error("Left out by e2e/run/unreached-react-dom.ts")}\n`
}

/** Collects the replacements in a source. */
class Walk {
  readonly edits: Edit[] = []
  readonly #found = new Set<string>()
  readonly #source: string

  constructor(source: string) {
    this.#source = source
    for (const statement of nodesIn(parseAst(source) as unknown as Node)) this.#visitStatement(statement)
  }

  /** Names of the lists that the source lacks. */
  get missing(): readonly string[] {
    return [bodies, constants, constantProperties, constantCalls]
      .flatMap((texts) => [...texts.keys()])
      .filter((name) => !this.#found.has(name))
  }

  #replace(start: number, end: number, text: string): void {
    this.edits.push({ start, end, text })
  }

  /** The entry of a list, noted as found. */
  #entry(texts: Texts, node: unknown): string | undefined {
    const name = nameOf(node) ?? ''
    const text = texts.get(name)
    if (text !== undefined) this.#found.add(name)
    return text
  }

  #visitStatement(statement: Node): void {
    const isFunction = statement.type === 'FunctionDeclaration'
    const body = isFunction ? this.#entry(bodies, statement['id']) : undefined
    const block = statement['body'] as Node
    if (body !== undefined) this.#replace(block.start, block.end, body)
    else if (absentAssignments.test(this.#source.slice(statement.start, statement.end)))
      this.#replace(statement.start, statement.end, '')
    else this.#visit(statement, constants)
  }

  #visit(node: Node, known: Texts): void {
    const text = this.#valueOf(node, known)
    if (text !== undefined) return this.#replace(node.start, node.end, text)
    if (node.type === 'SwitchStatement' && isTag(node['discriminant'])) return this.#visitCases(node, known)
    if (node.type === 'AssignmentExpression' && known.has(nameOf(node['left']) ?? ''))
      return this.#visitAssignment(node, known)
    // Names that are declared, or of a property, are no values.
    if (node.type === 'VariableDeclarator') return this.#visitAll([node['init']], known)
    if (node.type === 'AssignmentExpression' && isMember(node['left']))
      return this.#visitAll([node['left']['object'], node['right']], known)
    if (isMember(node)) return this.#visitAll([node['object']], known)
    if (node.type === 'Property') return this.#visitAll([node['value']], known)
    // A parameter hides the variable.
    const own = Array.isArray(node['params']) ? node['params'].map(nameOf) : []
    const inside = own.length > 0 ? new Map([...known].filter(([name]) => !own.includes(name))) : known
    return this.#visitAll(nodesIn(node), inside)
  }

  #visitAll(nodes: readonly unknown[], known: Texts): void {
    for (const node of nodes) if (isNode(node)) this.#visit(node, known)
  }

  #valueOf(node: Node, known: Texts): string | undefined {
    if (node.type === 'Identifier') return this.#entry(known, node)
    if (node.type === 'CallExpression') return this.#entry(constantCalls, node['callee'])
    if (isMember(node)) return this.#entry(constantProperties, node['property'])
    if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(String(node['operator']))) return undefined
    const [left, right] = [node['left'] as Node, node['right'] as Node]
    const tag = isTag(right) ? left['value'] : isTag(left) ? right['value'] : undefined
    if (!absentTags.has(tag)) return undefined
    return node['operator'] === '===' ? '!1' : '!0'
  }

  #visitAssignment(node: Node, known: Texts): void {
    const right = node['right'] as Node
    const value = this.#entry(known, node['left']) ?? ''
    if (right.type === 'AssignmentExpression') {
      this.#replace(node.start, right.start, '')
      return this.#visit(right, known)
    }
    const isSame = this.#source.slice(right.start, right.end) === value
    return this.#replace(node.start, node.end, isSame ? value : 'leftOut()')
  }

  /** Removes the cases of absent fibers: with their statements, unless another case falls through into them. */
  #visitCases(node: Node, known: Texts): void {
    this.#visitAll([node['discriminant']], known)
    let isEntered = false
    const lost = new Set<string>()
    for (const one of node['cases'] as readonly Node[]) {
      const statements = one['consequent'] as readonly Node[]
      const isAbsent = absentTags.has((one['test'] as Node | null)?.['value'])
      if (isAbsent && !isEntered) {
        for (const name of variablesIn(one)) lost.add(name)
        this.#replace(one.start, one.end, '')
      } else {
        if (isAbsent) this.#replace(one.start, statements[0]?.start ?? one.end, '')
        this.#visitAll(statements, known)
        isEntered = !leaves(statements.at(-1))
      }
    }
    // Other cases may assign the variables that a removed one declared.
    if (lost.size > 0) this.#replace(node.end, node.end, `var ${[...lost].join(',')};`)
  }
}

/** Applies replacements; each keeps the number of lines. */
function edited(source: string, edits: readonly Edit[]): string {
  let result = ''
  let position = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < position) throw new Error(`Two replacements of ${source.slice(start, end)}`)
    const lines = source.slice(start, end).split('\n').length - 1
    result += source.slice(position, start) + text + '\n'.repeat(lines)
    position = end
  }
  return result + source.slice(position)
}

/** Whether a statement never reaches the next one. */
function leaves(statement: Node | undefined): boolean {
  if (!statement) return false
  if (statement.type === 'BlockStatement') return leaves((statement['body'] as readonly Node[]).at(-1))
  if (statement.type === 'IfStatement')
    return (
      leaves(statement['consequent'] as Node) && leaves((statement['alternate'] as Node | null) ?? undefined)
    )
  return /^(Break|Continue|Return|Throw)Statement$/.test(statement.type)
}

function variablesIn(node: Node): string[] {
  const name = node.type === 'VariableDeclarator' ? nameOf(node['id']) : undefined
  const inner = /Function/.test(node.type) ? [] : nodesIn(node).flatMap(variablesIn)
  return name === undefined ? inner : [name, ...inner]
}

function nodesIn(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function isMember(node: unknown): node is Member {
  return isNode(node) && node.type === 'MemberExpression' && node['computed'] !== true
}

function isTag(node: unknown): boolean {
  return isMember(node) && nameOf(node['property']) === 'tag'
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined
}
