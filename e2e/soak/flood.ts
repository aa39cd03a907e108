import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { TEST_PASSWORD } from '../backend/identity/demo-accounts.ts'
import { backEndProcess } from '../testing/back-end-process.ts'
import { freePort } from '../testing/free-port.ts'
import { LoadClient, type LoadResponse } from './load-client.ts'
import type { Measurement } from './measurement.ts'

const CONNECTIONS = 40
const QUIET_SECONDS = 15
const FLOOD_SECONDS = 45
const LIST_INTERVAL_MS = 20
const OTHER_SOURCE = '127.0.0.2'

/** Measures lists and sign-ins during anonymous sign-ins with unknown names on 40 connections. */
export async function flood(): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ben-flood-'))
  const port = await freePort()
  const backEnd = backEndProcess(port, {
    DATA_DIR: folder,
    SEED: 'full',
    TEST_ACCOUNTS: '12',
    PUBLIC_URL: '',
  })
  const base = `http://127.0.0.1:${port}`
  const [reader, known] = [new LoadClient(base), new LoadClient(base)]
  try {
    await backEnd.start()
    await reader.signIn('admin', 'ben-admin-2026')
    await known.signIn('nguoi-dung-1', TEST_PASSWORD)
    // Warm-up.
    await lists(reader, Date.now() + 3000)
    const quiet = await lists(reader, Date.now() + QUIET_SECONDS * 1000)
    const until = Date.now() + FLOOD_SECONDS * 1000
    const attackers = Array.from({ length: CONNECTIONS }, () => new LoadClient(base))
    const [attempts, flooded, fromElsewhere, fromKnown] = await Promise.all([
      Promise.all(attackers.map((attacker) => repeatSignIns(attacker, until))),
      lists(reader, until),
      signIns(() => new LoadClient(base, OTHER_SOURCE), until),
      signIns(() => known, until),
    ])
    for (const each of [...attackers, reader, known]) each.close()
    console.log(`Responses to the flood: ${counted(attempts.flat())}`)
    return [
      slowdown(quiet, flooded),
      signInMeasurement('sign-ins from another source', fromElsewhere),
      signInMeasurement('sign-ins of a known device', fromKnown),
    ]
  } finally {
    await backEnd.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function lists(reader: LoadClient, until: number): Promise<LoadResponse[]> {
  const responses: LoadResponse[] = []
  while (Date.now() < until) {
    responses.push(await reader.call('GET', '/api/brand/search?pages=1&page=20'))
    await wait(LIST_INTERVAL_MS)
  }
  return responses
}

async function repeatSignIns(attacker: LoadClient, until: number): Promise<LoadResponse[]> {
  const responses: LoadResponse[] = []
  while (Date.now() < until) responses.push(await attacker.signIn(randomUUID(), randomUUID()))
  return responses
}

async function signIns(newClient: () => LoadClient, until: number): Promise<LoadResponse[]> {
  const responses: LoadResponse[] = []
  // The flood fills the queue in this time.
  await wait(2000)
  while (Date.now() < until) {
    const client = newClient()
    responses.push(await client.signIn('nguoi-dung-1', TEST_PASSWORD))
    client.close()
    await wait(1000)
  }
  return responses
}

function slowdown(quiet: readonly LoadResponse[], flooded: readonly LoadResponse[]): Measurement {
  const [before, after] = [ninetyNinth(quiet), ninetyNinth(flooded)]
  const failed = [...quiet, ...flooded].filter(({ status }) => status !== 200).length
  return {
    name: `a list under ${CONNECTIONS} anonymous sign-ins`,
    value: `p99 ${before.toFixed(0)} → ${after.toFixed(0)} ms (${(after / before).toFixed(1)} ×), ${failed} failed`,
    bar: '≤ 5 ×, 0',
    passes: after <= 5 * before && failed === 0,
  }
}

function signInMeasurement(what: string, responses: readonly LoadResponse[]): Measurement {
  const slowest = Math.max(...responses.map(({ took }) => took))
  const refused = responses.filter(({ status }) => status !== 200).length
  return {
    name: `${what} during the flood`,
    value: `${(slowest / 1000).toFixed(1)} s at most, ${refused} of ${responses.length} refused`,
    bar: '< 5 s, 0',
    passes: slowest < 5000 && refused === 0,
  }
}

function ninetyNinth(responses: readonly LoadResponse[]): number {
  const times = responses.map(({ took }) => took).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN
}

function counted(responses: readonly LoadResponse[]): string {
  const counts = new Map<number, number>()
  for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}
