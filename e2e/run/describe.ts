import { readFileSync } from 'node:fs'
import { type Described, describeDocument } from '../describe/describe.ts'
import { readDocument } from '../describe/source.ts'
import { nameProblem, writeEntity } from './new-entity.ts'

// npm run describe -- openapi.yaml [--only=product,order]
const { argv } = process
const [file] = argv.slice(2).filter((argument) => !argument.startsWith('--'))
const only = argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

if (file === undefined) stop('npm run describe -- openapi.json, or openapi.yaml')
const { resources, notes } = describedIn(file)
for (const { name, source, notes: own } of resources) {
  const problem = nameProblem(name)
  console.log(`\n${name}: ${problem ? `left out: ${problem}` : writeEntity(name, source)[0]}`)
  if (!problem) for (const note of own) console.log(`  ${note}`)
}
console.log(`\n${notes.join('\n')}`)
console.log('\nEdit the descriptors, then: npm run dev')

function describedIn(name: string): Described {
  try {
    return describeDocument(readDocument(readFileSync(name, 'utf8')), only)
  } catch (error) {
    return stop(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
