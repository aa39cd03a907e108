import { type BackEnd, startBackEnd } from '../flows/back-end.ts'
import { startMultiInstanceBackEnd } from './multi-instance-back-end.ts'

/** How the long runs start a back-end: one, or with INSTANCES several that are one to their callers. */
export const startOwnBackEnd = process.env['INSTANCES'] ? startMultiInstanceBackEnd : startBackEnd

/** Runs on a back-end of its own, for what would disturb everybody else: short tokens, a crash. */
export async function withOwnBackEnd(
  env: Readonly<Record<string, string>>,
  run: (backEnd: BackEnd) => Promise<void>,
): Promise<void> {
  const backEnd = await startOwnBackEnd(env)
  try {
    await run(backEnd)
  } finally {
    await backEnd.stop()
  }
}
