import { readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Resource } from '../../src/descriptor/resource.ts'
import { resources } from '../../src/resources/table.ts'

const path = 'src/kit/resource-icons.gen.ts'

/** Writes the module with the icons that descriptors name, so that the build has no others. */
export function scaffoldIcons(): Plugin {
  return {
    name: 'scaffold-icons',
    config() {
      const source = iconModule(resources)
      // In a release a test compares the committed module with the table; writing it would hide a stale one.
      if (!process.env['RELEASE'] && readFileSync(path, 'utf8') !== source) writeFileSync(path, source)
    },
  }
}

/** The source of a module with the icons of a table. */
export function iconModule(table: readonly Pick<Resource, 'icon'>[]): string {
  const icons = [...new Set(table.map(({ icon }) => `  ${icon},\n`))].toSorted()
  const comment = '// Written by e2e/run/scaffold-icons.ts from the descriptors.'
  return `${comment}\nexport {\n${icons.join('')}} from '@tabler/icons-react'\n`
}
