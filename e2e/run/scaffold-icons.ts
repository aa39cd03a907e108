import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Resource } from '../../src/descriptor/resource.ts'

const path = 'src/kit/resource-icons.gen.ts'
const folder = '@tabler/icons-react/dist/esm/icons'

/** Writes the module with the icons that descriptors name, unless it is current. */
export function writeIcons(table: readonly Resource[]): void {
  const source = iconModule(table)
  if (!existsSync(path) || readFileSync(path, 'utf8') !== source) writeFileSync(path, source)
}

/** The source of a module with the icons of a table; an import for each, so that the build has no others. */
export function iconModule(table: readonly Pick<Resource, 'name' | 'icon'>[]): string {
  for (const { name, icon } of table) {
    if (!existsSync(`node_modules/${folder}/${icon}.mjs`))
      throw new Error(
        `${name}: icon: ${icon} is another name of an icon; take the one of https://tabler.io/icons`,
      )
  }
  const icons = [...new Set(table.map(({ icon }) => icon))].toSorted()
  const lines = [
    '// Written by e2e/run/scaffold-icons.ts from the descriptors.',
    ...icons.map((icon) => `import ${icon} from '${folder}/${icon}.mjs'`),
    '',
    '/** The icons of the entities by name. */',
    'export const resourceIcons = {',
    ...icons.map((icon) => `  ${icon},`),
    '}',
  ]
  return `${lines.join('\n')}\n`
}
