import { install, root } from './install.mjs'

// npm run new -- coupon
process.chdir(root)
install()
const { register } = await import('tsx/esm/api')
register()
const { nameProblem, writeEntity } = await import('./new-entity.ts')
const [name = ''] = process.argv.slice(2)
const problem = nameProblem(name)
if (problem) {
  console.error(problem)
  process.exit(1)
}
for (const file of writeEntity(name)) console.log(file)
console.log('Edit the descriptor, then: npm run dev')
