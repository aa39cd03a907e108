import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { TestLog } from './test-log.ts'

/** Writes the results of Playwright to the file `TEST_LOG`; a part is a flow. */
export default class FlowReporter implements Reporter {
  #log: TestLog | undefined
  #folder = ''

  onBegin(config: FullConfig, suite: Suite): void {
    this.#folder = config.rootDir
    this.#log = new TestLog(process.env['TEST_LOG'] ?? '', suite.allTests().map(titleOf), { isEven: true })
  }

  onTestEnd(test: TestCase, { status, errors, duration: ms }: TestResult): void {
    // A flow that is interrupted or was not begun stays among those that did not run.
    const isSkipped = status === 'skipped'
    const isOnPurpose = test.annotations.some(({ type }) => type === 'skip')
    if (status === 'interrupted' || (isSkipped && !isOnPurpose)) return
    const file = path.relative(this.#folder, test.location.file)
    const why = errors.map(({ message = '' }) => message).join('\n')
    const ended = { file, title: titleOf(test), passed: test.ok(), why, ms }
    this.#log?.add(titleOf(test), isSkipped ? [] : [ended])
  }

  printsToStdio(): boolean {
    return false
  }
}

/** The file, the groups and the title of a test. */
const titleOf = (test: TestCase): string => test.titlePath().slice(2).join(' › ')
