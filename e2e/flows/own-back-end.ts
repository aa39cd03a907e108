import { startMultiInstanceBackEnd } from '../soak/multi-instance-back-end.ts'
import { type BackEnd, startBackEnd } from './back-end.ts'

/** Starts one back-end, or with INSTANCES several behind a balancer. */
const startOwnBackEnd = process.env['INSTANCES'] ? startMultiInstanceBackEnd : startBackEnd

/** Runs a callback on a separate back-end, for settings and crashes that would disturb other tests. */
export async function withOwnBackEnd(
  env: Readonly<Record<string, string>>,
  run: (backEnd: BackEnd) => Promise<void>,
): Promise<void> {
  const backEnd = await startOwnBackEnd(env)
  try {
    await run(backEnd)
    // A back-end that the flow has killed does not respond.
    const departures = await backEnd.controls.departures().catch(() => [])
    if (departures.length > 0) throw new Error(`answers depart from /openapi.json:\n${departures.join('\n')}`)
  } finally {
    await backEnd.stop()
  }
}
