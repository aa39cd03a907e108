import path from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { type EndedTest, TestLog } from './test-log.ts'

/** Writes the results of Vitest to the file `TEST_LOG`; a part is a file of tests. */
export default class UnitReporter implements Reporter {
  #log: TestLog | undefined

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    // A file with a database takes a hundred times as long as one without, and the slow ones run first.
    this.#log = new TestLog(process.env['TEST_LOG'] ?? '', specifications.map(partOf), { isEven: false })
  }

  onTestModuleEnd(module: TestModule): void {
    const file = path.relative('.', module.moduleId)
    const all = [...module.children.allTests()]
    const tests = all.filter((test) => test.result().state !== 'skipped').map((test) => resultOf(file, test))
    for (const group of [module, ...module.children.allSuites()]) {
      const title = group.type === 'suite' ? titleOf(group) : ''
      if (group.errors().length > 0)
        tests.push({ file, title, passed: false, why: textOf(group.errors()), ms: 0 })
    }
    if (module.state() === 'failed' && tests.every(({ passed }) => passed))
      tests.push({ file, title: '', passed: false, why: '', ms: 0 })
    this.#log?.add(all.some(wasLeftOut) ? null : partOf(module), tests)
  }
}

/** Whether a test did not run although it is not marked so, as after a failed hook. */
function wasLeftOut(test: TestCase): boolean {
  return test.result().state === 'skipped' && !['skip', 'todo'].includes(test.options.mode)
}

const partOf = ({ moduleId, project }: TestModule | TestSpecification): string =>
  `${path.relative('.', moduleId)} (${project.name})`

function resultOf(file: string, test: TestCase): EndedTest {
  const { state, errors = [] } = test.result()
  const ms = test.diagnostic()?.duration ?? 0
  return { file, title: titleOf(test), passed: state === 'passed', why: textOf(errors), ms }
}

/** The titles of the groups around a test, and its own. */
function titleOf({ name, parent }: Pick<TestCase, 'name' | 'parent'>): string {
  return parent.type === 'suite' ? `${titleOf(parent)} › ${name}` : name
}

const textOf = (errors: readonly SerializedError[]): string =>
  errors.map(({ stack, message }) => stack ?? message).join('\n')
