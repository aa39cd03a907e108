import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { resources } from '#resources/table.ts'
import { docsPages } from '../docs/docs-pages.ts'

// npm run docs [-- FOLDER]
const [folder = '.cache/docs'] = process.argv.slice(2)
const pages = docsPages(resources)
for (const [file, page] of pages) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(folder, file), page)
}
console.log(`${pages.size} pages: ${path.join(folder, 'vi', 'index.html')}`)
