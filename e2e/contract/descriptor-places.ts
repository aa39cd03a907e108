import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ESTree, parseSync } from 'vite'

/** A line of a source file, counted from 1. */
export interface Place {
  readonly file: string
  readonly line: number
}

/** Finds the line of a descriptor by the keys that lead to it; the nearest key above for one that is not written out. */
export type FindPlace = (entity: string, keys: readonly string[]) => Place | null

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The descriptors of the app's entities, files and session, and the calls of the quote. */
export function descriptorFiles(): readonly string[] {
  const folder = path.join(root, 'src/resources')
  const resources = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.join(folder, file))
  const quote = ['helpers.ts', 'calculators.ts'].map((file) =>
    path.join(root, 'src/features/quote/rules', file),
  )
  return [...resources, ...quote]
}

/** Reads the descriptors in some files, to find their lines. */
export function placesIn(files: readonly string[]): FindPlace {
  const plans = new Map(files.flatMap((file) => plansIn(file).map((plan) => [plan.entity, plan] as const)))
  return (entity, keys) => {
    const plan = plans.get(entity)
    if (!plan) return null
    const line = plan.text.slice(0, startOf(plan.object, keys)).split('\n').length
    return { file: path.relative(root, plan.file), line }
  }
}

interface Plan {
  readonly entity: string
  readonly file: string
  readonly text: string
  readonly object: ESTree.ObjectExpression
}

/** The descriptors in a file: the arguments of `defineResource` and its like, and exported tables of calls. */
function plansIn(file: string): readonly Plan[] {
  const text = readFileSync(file, 'utf8')
  return parseSync(file, text).program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declared = isExported ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }): Plan[] => {
      const object = descriptorIn(init, isExported)
      if (!object) return []
      const name = propertyOf(object, 'name')?.value
      const own = name?.type === 'Literal' && typeof name.value === 'string' ? name.value : undefined
      const variable = id.type === 'Identifier' ? id.name.replace(/Descriptor$/, '') : ''
      return [{ entity: own ?? variable, file, text, object }]
    })
  })
}

function descriptorIn(
  init: ESTree.Expression | null,
  isExported: boolean,
): ESTree.ObjectExpression | undefined {
  if (init?.type === 'TSAsExpression' && isExported && init.expression.type === 'ObjectExpression')
    return init.expression
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return undefined
  const [object] = init.arguments
  const isPlan = /^define(Resource|Session|Files)$/.test(init.callee.name)
  return isPlan && object?.type === 'ObjectExpression' ? object : undefined
}

function startOf(plan: ESTree.ObjectExpression, keys: readonly string[]): number {
  let object: ESTree.ObjectExpression | undefined = plan
  let start = plan.start
  for (const key of keys) {
    const property: ESTree.ObjectProperty | undefined = object && propertyOf(object, key)
    if (!property) break
    start = property.start
    object = objectIn(property.value)
  }
  return start
}

function propertyOf(object: ESTree.ObjectExpression, name: string): ESTree.ObjectProperty | undefined {
  return object.properties.find((property): property is ESTree.ObjectProperty => {
    if (property.type !== 'Property') return false
    const { key } = property
    return (key.type === 'Identifier' && key.name === name) || (key.type === 'Literal' && key.value === name)
  })
}

/** The object of a value: itself, or the options in a call such as `get('/api/brand', { … })`. */
function objectIn(value: ESTree.Expression): ESTree.ObjectExpression | undefined {
  if (value.type === 'ObjectExpression') return value
  if (value.type !== 'CallExpression') return undefined
  return value.arguments.find((each): each is ESTree.ObjectExpression => each.type === 'ObjectExpression')
}
