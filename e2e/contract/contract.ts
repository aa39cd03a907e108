import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { forgetSpelling } from '#descriptor/departures/spelling.ts'
import type { FilesPlan } from '#descriptor/files-plan.ts'
import type { Operation } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { calculators } from '#features/quote/rules/calculators.ts'
import { helpers } from '#features/quote/rules/helpers.ts'
import { filesDescriptor } from '#resources/files.ts'
import { profile } from '#resources/profile.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { resources } from '#resources/table.ts'
import { ConfigProblem } from '#session/config.ts'
import { checkAccess } from './access.ts'
import { answerDeparture } from './answer.ts'
import { ApiClient, paceOf } from './api-client.ts'
import { checkFileLife, checkFiles, checkPicture } from './check-files.ts'
import { checkLife } from './check-life.ts'
import { checkList, checkOptions, checkView } from './check-list.ts'
import { checkById, checkLookup, checkOne, checkSettings } from './check-one.ts'
import { checkQuote, type QuoteCalls } from './check-quote.ts'
import { checkByParent, checkNodeSearch, checkRoots, checkTree } from './check-tree.ts'
import { descriptorFiles, type FindPlace, placesIn } from './descriptor-places.ts'
import { printTable, type Report, startReport } from './found.ts'
import { CallRun, EntityRun, type RunParts } from './run.ts'
import { readTarget, TargetProblem } from './target.ts'
import { startCleanUp } from './written.ts'

/** The entities of the table, and the account's own record. */
const comparable: readonly Resource[] = [...resources, profile]

/** The calls a second that a live back-end is sent at most. */
const CALLS_PER_SECOND = 4
/** Milliseconds that a call may take (S7-04). */
const TIMEOUT = 120_000
/** Milliseconds for deleting what a stopped comparison has written. */
const CLEAN_UP_TIMEOUT = 60_000

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Compares a back-end and prints the result. Returns the exit code: 1 for departures, 2 for a target that cannot be read. */
export async function main(args: readonly string[]): Promise<number> {
  const stopped = new AbortController()
  const stop = () => stopped.abort(new TargetProblem('Stopped.'))
  for (const signal of signals) process.on(signal, stop)
  try {
    return await run(args, stopped.signal)
  } catch (error) {
    const reason: unknown = stopped.signal.aborted ? stopped.signal.reason : error
    console.error(reason instanceof Error && reason.name !== 'Error' ? reason.message : reason)
    return 2
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

async function run(args: readonly string[], signal: AbortSignal): Promise<number> {
  const options = { only: { type: 'string' }, origin: { type: 'string' }, json: { type: 'string' } } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...options, write: { type: 'boolean', default: false } },
  })
  const only = values.only?.split(',') ?? []
  const known = new Set([...comparable.map(({ name }) => name), ...Object.keys(appServices)])
  const unknown = only.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new TargetProblem(`There is no entity ${unknown.join(', ')}.`)
  const isChosen = (name: string) => only.length === 0 || only.includes(name)
  const { CONTRACT_USERNAME: username, CONTRACT_PASSWORD: password } = process.env
  const [url = ''] = positionals
  const target = await readTarget({ url, origin: values.origin, username, password })
  const table = comparable.filter(({ name }) => isChosen(name))
  const api = await ApiClient.signIn(target, { pace: paceOf(CALLS_PER_SECOND), timeout: TIMEOUT, signal })
  const report = await compare({
    api,
    table,
    places: placesIn(descriptorFiles()),
    services: Object.fromEntries(Object.entries(appServices).filter(([name]) => isChosen(name))),
    writes: values.write,
    // Another one with each run: an earlier run may have left records.
    number: Date.now() % 1_000_000,
    onEntity: ({ name }) => console.error(`${name} …`),
    onLeft: (name) => console.error(`Not deleted, please delete it: ${name}`),
  })
  console.log(printTable(report, table.length, api.calls))
  if (values.json) {
    const { departures, unchecked } = report
    const content = { url, calls: api.calls, entities: table.map(({ name }) => name), departures, unchecked }
    writeFileSync(values.json, `${JSON.stringify(content, null, 2)}\n`)
  }
  return report.departures.some(({ weight }) => weight !== 'harmless') ? 1 : 0
}

/** The calls that belong to no entity. */
export interface Services {
  readonly files?: FilesPlan
  /** The calls that send a picture of a form, and a file of the file manager. */
  readonly uploads?: Readonly<Record<'picture' | 'file', Operation>>
  readonly quote?: QuoteCalls
}

/** The calls of the app that belong to no entity. */
export const appServices: Services = {
  files: filesDescriptor,
  uploads: sessionDescriptor.uploads,
  quote: { helpers, calculators },
}

/** The parts of a comparison. */
export interface Comparison {
  readonly api: ApiClient
  readonly table: readonly Resource[]
  readonly places: FindPlace
  /** The calls that belong to no entity; none by default. */
  readonly services?: Services
  /** Whether a record of each entity is created, updated and deleted. */
  readonly writes: boolean
  /** Called before each entity. */
  readonly onEntity?: (resource: Resource) => void
  /** Called with each written record that could not be deleted. */
  readonly onLeft?: (name: string) => void
  /** The number in the labels of written records, which also chooses their sample values. */
  readonly number: number
}

/** Compares a back-end with the descriptors of a table, call by call. Records that it writes are deleted in every case. */
export async function compare(comparison: Comparison): Promise<Report> {
  const { api, table, places, writes, number, onEntity, onLeft = () => {} } = comparison
  const report = startReport()
  const cleanUp = startCleanUp()
  const bases = new Set<string>()
  try {
    for (const resource of table) {
      onEntity?.(resource)
      // An earlier comparison of the process may have been of another back-end.
      forgetSpelling(resource)
      const entity = new EntityRun({ resource, api, report, places })
      try {
        await checkBase(entity, bases)
        await checkEntity(entity)
        if (writes) await checkLife({ run: entity, number, cleanUp })
      } catch (error) {
        if (!(error instanceof ConfigProblem)) throw error
        entity.leaveOut('its address, which `bases` of config.json do not name')
      }
    }
    if (table.length > 0 && bases.size === 0)
      report.leaveOut('access and CORS, no list or settings record is answered as described')
    await checkServices(comparison, { api, report, places }, onLeft)
  } finally {
    for (const name of await cleanUp.finish(AbortSignal.timeout(CLEAN_UP_TIMEOUT))) onLeft(name)
  }
  return report
}

/** Compares access and CORS, once for each base address: by a call that is answered as described. */
async function checkBase(entity: EntityRun, bases: Set<string>): Promise<void> {
  const { list, read } = entity.resource.operations
  const operation = list ?? read
  if (!operation || bases.has(operation.base ?? 'api')) return
  const named = { keys: [list ? 'list' : 'read'], operation }
  if (answerDeparture(await entity.send(named, {}))) return
  bases.add(operation.base ?? 'api')
  await checkAccess(entity, named)
}

/** Compares every call of an entity that only reads. */
async function checkEntity(entity: EntityRun): Promise<void> {
  const { operations } = entity.resource
  const { list, one, read, options, views = {}, lookups = {}, tree, roots, byParent, search } = operations
  const at = (operation: Operation, ...keys: readonly string[]) => ({ keys, operation })
  const all = list ? await checkList(entity, at(list, 'list')) : null
  const rows = all?.rows ?? []
  if (all && list && one) await checkOne(entity, at(one, 'one'), all)
  else if (all && list) await checkById(entity, at(list, 'list'), all)
  if (read) await checkSettings(entity, at(read, 'read'))
  if (options) await checkOptions(entity, at(options, 'options'))
  for (const [name, view] of Object.entries(views))
    await checkView(entity, at(view.operation, 'views', name, 'operation'), view)
  for (const [name, operation] of Object.entries(lookups))
    if (all) await checkLookup(entity, at(operation, 'lookups', name), all)
  if (tree) await checkTree(entity, at(tree, 'tree'), all?.total)
  if (roots) await checkRoots(entity, at(roots, 'roots'))
  if (byParent) await checkByParent(entity, at(byParent, 'byParent'), rows)
  if (search) await checkNodeSearch(entity, at(search, 'search'), rows)
}

/** Compares the calls that belong to no entity; a run that writes also writes a folder, a file in it and a picture. */
async function checkServices(
  { services: { files, uploads, quote } = {}, writes, number }: Comparison,
  parts: RunParts,
  onLeft: (name: string) => void,
): Promise<void> {
  const runOf = (name: string) => new CallRun(name, parts)
  if (quote) await checkQuote({ helpers: runOf('helpers'), calculators: runOf('calculators') }, quote)
  // The file service may be on an origin of its own.
  if (files) await checkAccess(runOf('files'), { keys: ['list'], operation: files.list })
  const isReadable = files !== undefined && (await checkFiles(runOf('files'), files))
  if (!writes || !uploads) return
  const session = runOf('session')
  if (isReadable)
    await checkFileLife({ run: runOf('files'), session, files, upload: uploads.file, number, onLeft })
  await checkPicture(session, uploads.picture, { number, onLeft })
}
