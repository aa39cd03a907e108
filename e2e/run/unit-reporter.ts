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
    const ended = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped')
    const tests = ended.map((test) => resultOf(file, test))
    const hasFailure = tests.some(({ passed }) => !passed)
    if (module.state() === 'failed' && !hasFailure)
      tests.push({ file, title: '', passed: false, why: errorsOf(module) })
    this.#log?.add(partOf(module), tests)
  }
}

const partOf = ({ moduleId, project }: TestModule | TestSpecification): string =>
  `${path.relative('.', moduleId)} (${project.name})`

function resultOf(file: string, test: TestCase): EndedTest {
  const { state, errors = [] } = test.result()
  return { file, title: titleOf(test), passed: state === 'passed', why: textOf(errors) }
}

/** The titles of the groups around a test, and its own. */
function titleOf({ name, parent }: Pick<TestCase, 'name' | 'parent'>): string {
  return parent.type === 'suite' ? `${titleOf(parent)} › ${name}` : name
}

/** The errors of a file outside of its tests. */
function errorsOf(module: TestModule): string {
  return textOf([module, ...module.children.allSuites()].flatMap((one) => one.errors()))
}

const textOf = (errors: readonly SerializedError[]): string =>
  errors.map(({ stack, message }) => stack ?? message).join('\n')
