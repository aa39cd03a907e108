import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { resources } from '#resources/table.ts'
import { openApiDocument } from '../backend/openapi/document.ts'

// npm run openapi [-- FILE]
const [file = '.cache/openapi.json'] = process.argv.slice(2)
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(openApiDocument(resources), null, 2)}\n`)
console.log(file)
