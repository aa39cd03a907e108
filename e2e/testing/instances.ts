import { createServer, type RequestListener, type Server } from 'node:http'
import { listen, stopListening } from '../backend/server/server.ts'
import { type BackEndProcess, backEndProcess } from './back-end-process.ts'
import { balancer } from './balancer.ts'
import { freePort } from './free-port.ts'
import { type Readiness, watchReadiness } from './watch-readiness.ts'

/** Several back-ends on one database, behind a balancer. */
export interface Instances {
  /** The URL of the balancer. */
  readonly base: string
  readonly all: readonly BackEndProcess[]
  /** Closes all connections of the balancer. */
  cut(): void
  stop(): Promise<void>
}

interface InstanceOptions {
  /** Wraps the balancer. */
  readonly before?: (balancer: RequestListener) => RequestListener
  /** Whether the balancer prefers instances that are ready; without it, each one has its turn however busy the machine is. */
  readonly isWatching?: boolean
}

/** Starts all instances concurrently. */
export async function startInstances(
  count: number,
  env: Readonly<Record<string, string>>,
  { before = (same) => same, isWatching = false }: InstanceOptions = {},
): Promise<Instances> {
  const base = `http://localhost:${await freePort()}`
  const all: BackEndProcess[] = []
  for (let at = 0; at < count; at += 1) {
    all.push(
      backEndProcess(await freePort(), { SEED: 'small', TEST_ACCOUNTS: '12', ...env, PUBLIC_URL: base }),
    )
  }
  const bases = all.map((each) => each.base)
  let readiness: Readiness | undefined
  const server = createServer(before(balancer(bases, (each) => readiness?.isReady(each) ?? true)))
  const stop = async () => {
    readiness?.stop()
    await Promise.all(all.map((each) => each.kill()))
    await closed(server)
  }
  try {
    await Promise.all(all.map((each) => each.start()))
    if (isWatching) readiness = watchReadiness(bases)
    await listen(server, Number(new URL(base).port))
  } catch (error) {
    await stop()
    throw error
  }
  // The balancer sends requests to a restarted back-end at once.
  const restart = async (each: BackEndProcess) => {
    await each.start()
    await readiness?.check(each.base)
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
