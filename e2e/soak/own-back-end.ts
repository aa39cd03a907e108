import { type BackEnd, startBackEnd } from '../flows/back-end.ts'

/** Runs on a back-end of its own, for what would disturb everybody else: short tokens, a crash. */
export async function onOwnBackEnd(
  env: Readonly<Record<string, string>>,
  run: (backEnd: BackEnd) => Promise<void>,
): Promise<void> {
  const backEnd = await startBackEnd(env)
  try {
    await run(backEnd)
  } finally {
    await backEnd.stop()
  }
}
