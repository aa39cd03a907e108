import { existsSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { checkTable } from '../../src/descriptor/check-table.ts'
import { resources } from '../../src/resources/table.ts'
import { formatted } from './formatted.ts'
import { wantedRoutes } from './route-files.ts'

/** Checks the resource table and writes its missing route files; existing ones are not changed. */
export function scaffoldRoutes(): Plugin {
  return {
    name: 'scaffold-routes',
    config() {
      checkTable(resources)
      for (const [file, source] of wantedRoutes(resources)) {
        const path = `src/routes/_private/${file}`
        if (!existsSync(path)) writeFileSync(path, formatted(path, source))
      }
    },
  }
}
