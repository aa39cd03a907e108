import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A started program, and the first match of a pattern in what it prints. */
interface StartedProgram {
  readonly match: RegExpExecArray
  readonly end: () => Promise<void>
}

/** Milliseconds, for a busy machine too. */
const BOUND = 180_000

/** Starts a program and waits until its output (with `displayfd` of Xvfb also descriptor 3) matches the pattern. */
export async function startProgram(
  program: string,
  args: readonly string[],
  pattern: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<StartedProgram> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(kill, 5_000)
    await exit
    clearTimeout(timer)
  }
  try {
    return { match: await firstMatch(child, pattern, program), end }
  } catch (error) {
    await end()
    throw error
  }
}

function firstMatch(child: ChildProcess, pattern: RegExp, program: string): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`${program} did not start in time\n${output}`)), BOUND)
    const read = (part: Buffer) => {
      output += part.toString()
      const match = pattern.exec(output)
      if (!match) return
      clearTimeout(timer)
      resolve(match)
    }
    for (const stream of child.stdio.slice(1)) stream?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${program} ended with code ${code}\n${output}`)))
  })
}
