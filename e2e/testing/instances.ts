import { createServer, type RequestListener, type Server } from 'node:http'
import { listen, stopListening } from '../backend/server/server.ts'
import { type BackEndProcess, backEndProcess } from './back-end-process.ts'
import { balancer } from './balancer.ts'
import { freePort } from './free-port.ts'
import { watchReadiness } from './watch-readiness.ts'

/** Several back-ends on one database, behind a balancer. */
export interface Instances {
  /** The URL of the balancer. */
  readonly base: string
  readonly all: readonly BackEndProcess[]
  /** Closes all connections of the balancer. */
  cut(): void
  stop(): Promise<void>
}

/** Starts all instances concurrently. `before` can wrap the balancer. */
export async function startInstances(
  count: number,
  env: Readonly<Record<string, string>>,
  before: (balancer: RequestListener) => RequestListener = (same) => same,
): Promise<Instances> {
  const base = `http://localhost:${await freePort()}`
  const all: BackEndProcess[] = []
  for (let at = 0; at < count; at += 1) {
    all.push(
      backEndProcess(await freePort(), { SEED: 'small', TEST_ACCOUNTS: '12', ...env, PUBLIC_URL: base }),
    )
  }
  const bases = all.map((each) => each.base)
  const readiness = watchReadiness(bases)
  const server = createServer(before(balancer(bases, readiness.isReady)))
  const stop = async () => {
    readiness.stop()
    await Promise.all(all.map((each) => each.kill()))
    await closed(server)
  }
  try {
    await Promise.all(all.map((each) => each.start()))
    await listen(server, Number(new URL(base).port))
  } catch (error) {
    await stop()
    throw error
  }
  // The balancer sends requests to a restarted back-end at once.
  const restart = async (each: BackEndProcess) => {
    await each.start()
    await readiness.check(each.base)
  }
  const watched = all.map((each) => ({ ...each, start: () => restart(each) }))
  return { base, all: watched, cut: () => server.closeAllConnections(), stop }
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return
  const end = stopListening(server)
  server.closeAllConnections()
  await end
}
