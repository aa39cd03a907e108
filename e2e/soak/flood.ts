import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { TEST_PASSWORD } from '../backend/identity/demo-accounts.ts'
import { backEndProcess } from '../testing/back-end-process.ts'
import { freePort } from '../testing/free-port.ts'
import { LoadClient, type LoadResponse } from './load-client.ts'
import { type Measurement, ninetyNinth, signInMeasurement } from './measurement.ts'

const CONNECTIONS = 40
const QUIET_SECONDS = 15
const FLOOD_SECONDS = 45
const LIST_INTERVAL_MS = 20
const OTHER_SOURCE = '127.0.0.2'

/** Measures lists and sign-ins during anonymous sign-ins with unknown names on 40 connections. */
export async function flood(): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ben-flood-'))
  const port = await freePort()
  const env = { DATA_DIR: folder, SEED: 'full', TEST_ACCOUNTS: '12', PUBLIC_URL: '' }
  const backEnd = backEndProcess(port, env)
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
      Promise.all(attackers.map((one) => repeat(until, 0, () => one.signIn(randomUUID(), randomUUID())))),
      lists(reader, until),
      signIns(() => new LoadClient(base, OTHER_SOURCE), until),
      signIns(() => known, until),
    ])
    for (const each of [...attackers, reader, known]) each.close()
    console.log(`Responses to the flood: ${counted(attempts.flat())}`)
    return [
      slowdown(quiet, flooded),
      signInMeasurement('sign-ins from another source during the flood', fromElsewhere, 5),
      signInMeasurement('sign-ins of a known device during the flood', fromKnown, 5),
    ]
  } finally {
    await backEnd.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Repeats a call until a moment, with a pause after each. */
async function repeat(
  until: number,
  pause: number,
  call: () => Promise<LoadResponse>,
): Promise<LoadResponse[]> {
  const responses: LoadResponse[] = []
  while (Date.now() < until) {
    responses.push(await call())
    if (pause > 0) await wait(pause)
  }
  return responses
}

const lists = (reader: LoadClient, until: number) =>
  repeat(until, LIST_INTERVAL_MS, () => reader.call('GET', '/api/brand/search?pages=1&page=20'))

async function signIns(newClient: () => LoadClient, until: number): Promise<LoadResponse[]> {
  // The flood fills the queue in this time.
  await wait(2000)
  return repeat(until, 1000, async () => {
    const client = newClient()
    const response = await client.signIn('nguoi-dung-1', TEST_PASSWORD)
    client.close()
    return response
  })
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

function counted(responses: readonly LoadResponse[]): string {
  const statuses = [...new Set(responses.map(({ status }) => status))]
  const countOf = (status: number) => responses.filter((each) => each.status === status).length
  return statuses.map((status) => `${countOf(status)} × ${status}`).join(', ')
}
