import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeDocument } from '../describe/describe.ts'
import { readDocument } from '../describe/source.ts'
import { nameProblem, writeEntity } from './new-entity.ts'

// npm run describe -- openapi.yaml [--only=product,order]
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const [file] = positionals
try {
  if (file === undefined) throw new Error('npm run describe -- openapi.json, or openapi.yaml')
  const document = readDocument(readFileSync(file, 'utf8'))
  const { resources, notes } = describeDocument(document, values.only?.split(','))
  for (const { name, source, notes: own } of resources) {
    const problem = nameProblem(name)
    console.log(`\n${name}: ${problem ? `left out: ${problem}` : writeEntity(name, source)[0]}`)
    if (!problem) for (const note of own) console.log(`  ${note}`)
  }
  console.log(`\n${notes.join('\n')}`)
  console.log('\nEdit the descriptors, then: npm run dev')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
