import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { TRIAL_PASSWORD } from '../backend/identity/demo-accounts.ts'
import { freePort } from '../testing/free-port.ts'
import { servedOn } from '../testing/served.ts'
import type { Finding } from './finding.ts'
import { type Knock, Knocker } from './knocker.ts'

const CONNECTIONS = 40
const QUIET_SECONDS = 15
const FLOOD_SECONDS = 45
const PAUSE = 20
const OTHER_SOURCE = '127.0.0.2'

/** Anonymous sign-ins with names that do not exist, on 40 connections: what they cost those who are signed in or sign in. */
export async function flood(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ben-flood-'))
  const port = await freePort()
  const served = servedOn(port, { DATA_DIR: folder, SEED: 'full', TRIAL_ACCOUNTS: '12', PUBLIC_URL: '' })
  const base = `http://127.0.0.1:${port}`
  const [reader, known] = [new Knocker(base), new Knocker(base)]
  try {
    await served.start()
    await reader.signIn('admin', 'ben-admin-2026')
    await known.signIn('nguoi-dung-1', TRIAL_PASSWORD)
    // The first lists warm the code up.
    await lists(reader, Date.now() + 3000)
    const quiet = await lists(reader, Date.now() + QUIET_SECONDS * 1000)
    const until = Date.now() + FLOOD_SECONDS * 1000
    const attackers = Array.from({ length: CONNECTIONS }, () => new Knocker(base))
    const [attempts, flooded, fromElsewhere, fromKnown] = await Promise.all([
      Promise.all(attackers.map((attacker) => attempted(attacker, until))),
      lists(reader, until),
      signIns(() => new Knocker(base, OTHER_SOURCE), until),
      signIns(() => known, until),
    ])
    for (const each of [...attackers, reader, known]) each.close()
    console.log(`Answers to the flood: ${counted(attempts.flat())}`)
    return [
      slowdown(quiet, flooded),
      signInFinding('sign-ins from another source', fromElsewhere),
      signInFinding('sign-ins of a known device', fromKnown),
    ]
  } finally {
    await served.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function lists(reader: Knocker, until: number): Promise<Knock[]> {
  const knocks: Knock[] = []
  while (Date.now() < until) {
    knocks.push(await reader.call('GET', '/api/brand/search?pages=1&page=20'))
    await wait(PAUSE)
  }
  return knocks
}

async function attempted(attacker: Knocker, until: number): Promise<Knock[]> {
  const knocks: Knock[] = []
  while (Date.now() < until) knocks.push(await attacker.signIn(randomUUID(), randomUUID()))
  return knocks
}

async function signIns(client: () => Knocker, until: number): Promise<Knock[]> {
  const knocks: Knock[] = []
  // The flood has filled the queue by the first of them.
  await wait(2000)
  while (Date.now() < until) {
    const knocker = client()
    knocks.push(await knocker.signIn('nguoi-dung-1', TRIAL_PASSWORD))
    knocker.close()
    await wait(1000)
  }
  return knocks
}

function slowdown(quiet: readonly Knock[], flooded: readonly Knock[]): Finding {
  const [before, after] = [ninetyNinth(quiet), ninetyNinth(flooded)]
  const failed = [...quiet, ...flooded].filter(({ status }) => status !== 200).length
  return {
    what: `a list under ${CONNECTIONS} anonymous sign-ins`,
    found: `p99 ${before.toFixed(0)} → ${after.toFixed(0)} ms (${(after / before).toFixed(1)} ×), ${failed} failed`,
    bar: '≤ 5 ×, 0',
    holds: after <= 5 * before && failed === 0,
  }
}

function signInFinding(what: string, knocks: readonly Knock[]): Finding {
  const slowest = Math.max(...knocks.map(({ took }) => took))
  const refused = knocks.filter(({ status }) => status !== 200).length
  return {
    what: `${what} meanwhile`,
    found: `${(slowest / 1000).toFixed(1)} s at most, ${refused} of ${knocks.length} refused`,
    bar: '< 5 s, 0',
    holds: slowest < 5000 && refused === 0,
  }
}

function ninetyNinth(knocks: readonly Knock[]): number {
  const times = knocks.map(({ took }) => took).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN
}

function counted(knocks: readonly Knock[]): string {
  const counts = new Map<number, number>()
  for (const { status } of knocks) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}
