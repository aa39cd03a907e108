import { readFileSync } from 'node:fs'
import { describeDocument } from '../describe/describe.ts'
import { nameProblem, writeEntity } from './new-entity.ts'

// npm run describe -- openapi.json [--only=product,order]
const { argv } = process
const [file] = argv.slice(2).filter((argument) => !argument.startsWith('--'))
const only = argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

if (file === undefined) stop('npm run describe -- openapi.json')
const { resources, notes } = describeDocument(parsed(file), only)
for (const { name, source, notes: own } of resources) {
  const problem = nameProblem(name)
  console.log(`\n${name}: ${problem ? `left out: ${problem}` : writeEntity(name, source)[0]}`)
  if (!problem) for (const note of own) console.log(`  ${note}`)
}
console.log(`\n${notes.join('\n')}`)
console.log('\nEdit the descriptors, then: npm run dev')

function parsed(name: string): unknown {
  try {
    return JSON.parse(readFileSync(name, 'utf8'))
  } catch (error) {
    return stop(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
