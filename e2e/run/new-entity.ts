import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatted } from './formatted.ts'
import { exportName } from './route-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const resources = join(root, 'src/resources')

/** A first descriptor of an entity: a name and a switch, the five uniform calls, a list that is searched and filtered. */
export function firstDescriptor(name: string): string {
  const variable = exportName({ name })
  const noun = name.replaceAll('-', ' ')
  const title = noun.charAt(0).toUpperCase() + noun.slice(1)
  return `import { crud, defineResource, pagesPage, text, toggle } from '#descriptor/index.ts'

/** TODO: one sentence about this entity. */
export const ${variable} = defineResource({
  name: '${name}',
  path: '/${name}s',
  title: '${title}',
  noun: '${noun}',
  group: 'content',
  icon: 'IconList',
  pagination: pagesPage(20),
  operations: crud('/api/${name}'),
  fields: {
    name: text('Tên', { required: true, max: 120 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    columns: [],
    sort: ['name', 'updated_at'],
    search: true,
    filters: ['active'],
  },
})
`
}

/** The source of the table with a line for an entity at its end. */
export function tableWith(table: string, name: string): string {
  const variable = exportName({ name })
  const imported = table.replace(/\n\n/, `\nimport { ${variable} } from './${name}.ts'\n\n`)
  // A short table is in one line, an empty one has no comma to add to.
  return imported.replace(/(\[)?,?\s*\]\s*$/, (_, open: string = ',') => `${open}\n  ${variable},\n]\n`)
}

/** Why an entity cannot have a name; undefined when it can. */
export function nameProblem(name: string): string | undefined {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    return `“${name}” is not in kebab-case: npm run new -- gift-card`
  const isFree = !existsSync(join(resources, `${name}.ts`))
  if (!isFree) return `src/resources/${name}.ts exists`
  const keywords =
    'case class const default delete enum export for function import in new package return switch'
  return keywords.split(' ').includes(name) ? `“${name}” is a keyword of the language` : undefined
}

/** Writes the descriptor of a new entity, the first one by default, and its line in the table; returns the files. */
export function writeEntity(name: string, source = firstDescriptor(name)): readonly string[] {
  const descriptor = `src/resources/${name}.ts`
  const table = 'src/resources/table.ts'
  const listed = tableWith(readFileSync(join(root, table), 'utf8'), name)
  writeFileSync(join(root, descriptor), formatted(descriptor, source))
  writeFileSync(join(root, table), formatted(table, listed))
  return [descriptor, table]
}
