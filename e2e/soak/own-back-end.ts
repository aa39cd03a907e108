import { type BackEnd, startBackEnd } from '../flows/back-end.ts'
import { startTogether } from './together.ts'

/** How the long runs start a back-end: one, or with TOGETHER several that are one to their callers. */
export const startOwn = process.env['TOGETHER'] ? startTogether : startBackEnd

/** Runs on a back-end of its own, for what would disturb everybody else: short tokens, a crash. */
export async function onOwnBackEnd(
  env: Readonly<Record<string, string>>,
  run: (backEnd: BackEnd) => Promise<void>,
): Promise<void> {
  const backEnd = await startOwn(env)
  try {
    await run(backEnd)
  } finally {
    await backEnd.stop()
  }
}
