import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

const SECONDS_BETWEEN_LINES = 15

/** A test that ended, with its groups in the title, the messages of its failure and its duration. */
export interface EndedTest {
  readonly file: string
  readonly title: string
  readonly passed: boolean
  readonly why: string
  readonly ms: number
}

interface EndedPart {
  readonly part: string | null
  readonly tests: readonly EndedTest[]
}

interface TestLogOptions {
  /** Whether the parts take about the same time, so that the time left follows from those that ended. */
  readonly isEven: boolean
  readonly print?: (line: string) => void
  /** Milliseconds. */
  readonly now?: number
}

/**
 * The results of a stage of tests, written to a file as they come, so that a stage that is ended early loses none; prints
 * the progress. A part is a file of unit tests or a flow.
 */
export class TestLog {
  readonly #file: string
  readonly #print: (line: string) => void
  readonly #total: number
  readonly #isEven: boolean
  readonly #started: number
  #done = 0
  #printed: number

  constructor(file: string, parts: readonly string[], options: TestLogOptions) {
    const { isEven, print = console.log, now = Date.now() } = options
    this.#file = file
    this.#print = print
    this.#total = parts.length
    this.#isEven = isEven
    this.#started = now
    this.#printed = now
    writeFileSync(file, `${JSON.stringify({ parts })}\n`)
  }

  /** Writes the results of a part: none for one that was skipped on purpose. The part is null if some of its tests did not run. */
  add(part: string | null, tests: readonly EndedTest[], now = Date.now()): void {
    const ended: EndedPart = { part, tests }
    appendFileSync(this.#file, `${JSON.stringify(ended)}\n`)
    this.#done += 1
    if (now - this.#printed < SECONDS_BETWEEN_LINES * 1000 && this.#done < this.#total) return
    this.#printed = now
    const passed = now - this.#started
    const left = (passed / this.#done) * (this.#total - this.#done)
    // The first ones include the start of the browsers.
    const isKnown = this.#isEven && this.#done * 20 >= this.#total
    const more = isKnown && left > 0 ? `, about ${duration(left)} left` : ''
    this.#print(`   ${this.#done} of ${this.#total} after ${duration(passed)}${more}`)
  }
}

/**
 * Reads a log: the tests that ended, and the parts that did not; null where the stage ended before it had listed its
 * parts.
 */
export function readTestLog(file: string): {
  tests: readonly EndedTest[]
  missing: readonly string[] | null
} {
  const [first, ...rest] = linesOf(file)
  if (first === undefined) return { tests: [], missing: null }
  const { parts } = first as { parts: readonly string[] }
  const ended = rest as readonly EndedPart[]
  const done = new Set(ended.map(({ part }) => part))
  return { tests: ended.flatMap(({ tests }) => tests), missing: parts.filter((part) => !done.has(part)) }
}

function linesOf(file: string): readonly unknown[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  // A process that is killed leaves its last line unfinished.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
}

/** A line for each stage of which something did not run; `missing` has the parts by stage, null where they are unknown. */
export function missingLines(missing: ReadonlyMap<string, readonly string[] | null>): readonly string[] {
  return [...missing].map(([stage, parts]) => {
    if (parts === null) return `${stage}: did not run`
    const more = parts.length > 5 ? ` and ${parts.length - 5} more` : ''
    return `${stage}: ${parts.length} did not run: ${parts.slice(0, 5).join('; ')}${more}`
  })
}

/** A line for each of the slowest tests, the slowest first. */
export function slowestLines(tests: readonly EndedTest[], count = 20): readonly string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map((test) => `${(test.ms / 1000).toFixed(1).padStart(6)} s  ${nameOf(test)}`)
}

/** The file and the title of a test; the title of a flow begins with its file. */
export function nameOf({ file, title }: EndedTest): string {
  return title.startsWith(file) ? title : [file, title].filter(Boolean).join(' › ')
}

/** A duration in milliseconds in words: `40 s`, `12 min`. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}
