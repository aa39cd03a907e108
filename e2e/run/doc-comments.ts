import { readFileSync } from 'node:fs'
import { type ESTree, type ParseResult, parseSync } from 'vite'

/** A declaration, or a property of a type, with its doc comment ('' without one). */
export interface Documented {
  readonly name: string
  readonly doc: string
  readonly node: ESTree.Node
  /** The source of the file. */
  readonly text: string
}

/** The top-level declarations of a TypeScript file. */
export function declarationsOf(file: string): readonly Documented[] {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  return program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    const name = node && nameOf(node)
    return node && name ? [{ name, node, text, doc: docBefore(statement.start, text, comments) }] : []
  })
}

/** The names that a file exports again from another one. */
export function reexported(file: string, source: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  return program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.source?.value === source
      ? statement.specifiers.flatMap(({ local }) => ('name' in local ? [local.name] : []))
      : [],
  )
}

/** The properties of a type, with those of the declared types that it extends or is made of. */
export function propertiesOf(
  type: Documented,
  declared: ReadonlyMap<string, Documented>,
): readonly Documented[] {
  const { comments } = parseSync('type.ts', type.text)
  const byName = (name: string) => {
    const other = declared.get(name)
    return other ? propertiesOf(other, declared) : []
  }
  const within = (node: ESTree.Node): readonly Documented[] => {
    switch (node.type) {
      case 'TSInterfaceDeclaration':
        return [...node.extends.flatMap(({ expression }) => within(expression)), ...within(node.body)]
      case 'TSInterfaceBody':
        return node.body.flatMap(within)
      case 'TSTypeAliasDeclaration':
        return within(node.typeAnnotation)
      case 'TSIntersectionType':
        return node.types.flatMap(within)
      case 'TSTypeLiteral':
        return node.members.flatMap(within)
      case 'TSTypeReference':
        return within(node.typeName)
      case 'Identifier':
        return byName(node.name)
      case 'TSPropertySignature':
        if (node.key.type !== 'Identifier') return []
        return [
          { name: node.key.name, node, text: type.text, doc: docBefore(node.start, type.text, comments) },
        ]
      default:
        return []
    }
  }
  return within(type.node)
}

/** The name of the type that a function in a constant returns. */
export function returnTypeOf({ node }: Documented): string | undefined {
  const value = node.type === 'VariableDeclaration' ? node.declarations[0]?.init : undefined
  const returned = value?.type === 'ArrowFunctionExpression' ? value.returnType?.typeAnnotation : undefined
  // The field itself comes first; what follows keeps names that its options hold.
  const type = returned?.type === 'TSIntersectionType' ? returned.types[0] : returned
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
    ? type.typeName.name
    : undefined
}

function nameOf(node: ESTree.Node): string | undefined {
  const id =
    node.type === 'VariableDeclaration' ? node.declarations[0]?.id : 'id' in node ? node.id : undefined
  return id && 'name' in id ? id.name : undefined
}

function docBefore(start: number, text: string, comments: ParseResult['comments']): string {
  const last = comments.findLast(({ end }) => end <= start)
  if (!last?.value.startsWith('*') || text.slice(last.end, start).trim() !== '') return ''
  return last.value
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
