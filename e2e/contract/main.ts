import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Resource } from '#descriptor/resource.ts'
import { profile } from '#resources/profile.ts'
import { resources } from '#resources/table.ts'
import { ApiClient } from './api-client.ts'
import { compare } from './contract.ts'
import { descriptorFiles, placesIn } from './descriptor-places.ts'
import { pace } from './pace.ts'
import { departs, printTable } from './print-table.ts'
import { appServices, type Services } from './services.ts'
import { readTarget, TargetProblem } from './target.ts'

/** The entities of the table, and the account's own record. */
const comparable: readonly Resource[] = [...resources, profile]

/** The calls a second that a live back-end is sent at most. */
const CALLS_PER_SECOND = 4

/** Milliseconds that a call may take (S7-04). */
const TIMEOUT = 120_000

/** Compares a back-end and prints the result. Returns the exit code: 1 for departures, 2 for a target that cannot be read. */
export async function main(args: readonly string[]): Promise<number> {
  const stopped = new AbortController()
  const stop = () => stopped.abort(new TargetProblem('Stopped.'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  try {
    return await run(args, stopped.signal)
  } catch (error) {
    const reason: unknown = stopped.signal.aborted ? stopped.signal.reason : error
    console.error(reason instanceof Error && reason.name !== 'Error' ? reason.message : reason)
    return 2
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop)
  }
}

async function run(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { url, write, only, origin, json } = readOptions(args)
  const { CONTRACT_USERNAME: username, CONTRACT_PASSWORD: password } = process.env
  const target = await readTarget({ url, origin, username, password })
  const table = comparable.filter(({ name }) => only.length === 0 || only.includes(name))
  const api = await ApiClient.signIn(target, { pace: pace(CALLS_PER_SECOND), timeout: TIMEOUT, signal })
  const report = await compare({
    api,
    table,
    places: placesIn(descriptorFiles()),
    services: servicesNamed(only),
    writes: write,
    // Another one with each run: an earlier run may have left records.
    number: Date.now() % 1_000_000,
    onEntity: ({ name }) => console.error(`${name} …`),
    onLeft: (name) => console.error(`Not deleted, please delete it: ${name}`),
  })
  console.log(printTable(report, table.length, api.calls))
  if (json) {
    const { departures, unchecked } = report
    const content = { url, calls: api.calls, entities: table.map(({ name }) => name), departures, unchecked }
    writeFileSync(json, `${JSON.stringify(content, null, 2)}\n`)
  }
  return departs(report) ? 1 : 0
}

/** The calls that belong to no entity: all, or those of some names. */
function servicesNamed(only: readonly string[]): Services {
  const isChosen = ([name]: readonly [string, unknown]) => only.length === 0 || only.includes(name)
  return Object.fromEntries(Object.entries(appServices).filter(isChosen))
}

interface Options {
  readonly url: string
  readonly write: boolean
  readonly only: readonly string[]
  readonly origin?: string | undefined
  readonly json?: string | undefined
}

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      only: { type: 'string' },
      origin: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const only = values.only?.split(',') ?? []
  const known = new Set([...comparable.map(({ name }) => name), ...Object.keys(appServices)])
  const unknown = only.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new TargetProblem(`There is no entity ${unknown.join(', ')}.`)
  const { write, origin, json } = values
  return { url: positionals[0] ?? '', write, only, origin, json }
}
