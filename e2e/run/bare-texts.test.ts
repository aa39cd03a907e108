import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.test-data)\.tsx$/.test(file))
  .map((file) => join('src', file))

test('a text is the only child of its element: translators and extensions replace text nodes, which React then cannot find', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => bareTexts(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('finds texts beside elements, in fragments, and as what a component returns', () => {
  const found = (code: string) => bareTexts('x.tsx', code).map((line) => line.split(' ')[1])
  expect(found('const a = <p>Giá <b>{x}</b></p>')).toEqual(['Giá'])
  expect(found('const a = <p>{count} {unit}</p>')).toEqual(['{count}', '', '{unit}'])
  expect(found('const a = <p>{isOn && t("Giá")}<b /></p>')).toHaveLength(1)
  expect(found('const a = <>{t("Giá")}</>')).toHaveLength(1)
  expect(found('function Price() { return isOn ? `${x}` : null }')).toHaveLength(1)
  expect(found('const a = <p>{isOn ? t("Giá") : `${x} kg`}</p>')).toEqual([])
  expect(found('function priceText() { return t("Giá") }')).toEqual([])
})

function bareTexts(file: string, code: string): readonly string[] {
  const lines: string[] = []
  const add = ({ start }: SyntaxNode, text: string) =>
    lines.push(`${file}:${code.slice(0, start).split('\n').length} ${text.trim().split('\n')[0]}`)
  const textOf = (node: SyntaxNode) => code.slice(node.start, Number(node['end']))
  for (const node of nodesIn(parseSync(file, code).program)) {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = (node['children'] as SyntaxNode[]).filter((child) => !isBlank(child))
      const isAlone = children.length === 1 && node.type === 'JSXElement'
      for (const child of children) if (!isAlone && isText(child)) add(child, textOf(child))
    }
    const { name = '' } = (node['id'] ?? {}) as { name?: string }
    if (node.type === 'FunctionDeclaration' && /^[A-Z]/.test(name))
      for (const returned of returnsOf(node['body'])) if (isText(returned)) add(returned, textOf(returned))
  }
  return lines
}

/** White space that JSX leaves out, and comments. */
function isBlank({ type, value, expression }: SyntaxNode): boolean {
  if (type === 'JSXText') return /^\s*\n\s*$/.test(String(value))
  return type === 'JSXExpressionContainer' && (expression as SyntaxNode).type === 'JSXEmptyExpression'
}

const textCalls = /^(t|translate|format[A-Z]\w*|\w+Text|sentences|String)$/
const textNames = /^(label|name|value|text|count|unit|message|sentence|word|words|amount|total)$/

/** Whether an expression can be a text, by its syntax and the names that texts have here. */
function isText(node: SyntaxNode): boolean {
  const { type, expression, value, operator, callee, property } = node
  const [left, right, consequent, alternate] = ['left', 'right', 'consequent', 'alternate'].map(
    (name) => node[name] as SyntaxNode,
  )
  if (expression) return isText(expression as SyntaxNode)
  if (type === 'JSXText' || type === 'TemplateLiteral') return true
  if (type === 'Literal') return typeof value === 'string' || typeof value === 'number'
  if (type === 'BinaryExpression') return operator === '+'
  if (consequent && alternate) return isText(consequent) || isText(alternate)
  if (left && right) return isText(right) || (operator !== '&&' && isText(left))
  if (type === 'CallExpression') return nameOf(callee) === 'join' || textCalls.test(nameOf(callee))
  return textNames.test(property ? nameOf(property) : nameOf(node))
}

const nameOf = (node: unknown): string => {
  const { name, property } = node as { name?: string; property?: unknown }
  return typeof name === 'string' ? name : property ? nameOf(property) : ''
}

function* nodesIn(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && 'start' in value) yield value as SyntaxNode
  for (const part of Object.values(value)) yield* nodesIn(part)
}

/** What a function returns, without the functions in it. */
function* returnsOf(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return
  const { type = '', argument } = value as { type?: string; argument?: SyntaxNode }
  if (type === 'ReturnStatement' && argument) yield argument
  if (/Function/.test(type)) return
  for (const part of Object.values(value)) yield* returnsOf(part)
}
