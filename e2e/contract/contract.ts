import { forgetSpelling } from '#descriptor/departures/spelling.ts'
import type { Operation } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { ConfigProblem } from '#session/config.ts'
import type { ApiClient } from './api-client.ts'
import type { NamedCall } from './call-run.ts'
import { accessDepartures } from './check-access.ts'
import { answerDeparture } from './check-answer.ts'
import { corsDepartures } from './check-cors.ts'
import { checkLife } from './check-life.ts'
import { checkList, checkOptions, checkView } from './check-list.ts'
import { checkById, checkLookup, checkOne } from './check-one.ts'
import { checkSettings } from './check-settings.ts'
import { checkByParent, checkNodeSearch, checkRoots, checkTree } from './check-tree.ts'
import { startCleanUp } from './clean-up.ts'
import type { FindPlace } from './descriptor-places.ts'
import { EntityRun } from './entity-run.ts'
import type { ListPage } from './list-page.ts'
import { type Report, startReport } from './report.ts'
import { checkServices, type Services } from './services.ts'

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

/** Milliseconds for deleting what a stopped comparison has written. */
const CLEAN_UP_TIMEOUT = 60_000

/** Compares a back-end with the descriptors of a table, call by call. Records that it writes are deleted in every case. */
export async function compare({
  api,
  table,
  services = {},
  places,
  writes,
  onEntity,
  onLeft = () => {},
  number,
}: Comparison): Promise<Report> {
  const report = startReport()
  const cleanUp = startCleanUp()
  const bases = new Set<string>()
  try {
    for (const resource of table) {
      onEntity?.(resource)
      // An earlier comparison of the process may have been of another back-end.
      forgetSpelling(resource)
      const run = new EntityRun({ resource, api, report, places })
      try {
        await checkBase(run, bases)
        await checkEntity(run)
        if (writes) await checkLife({ run, number, cleanUp })
      } catch (error) {
        if (!(error instanceof ConfigProblem)) throw error
        run.leaveOut('its address, which `bases` of config.json do not name')
      }
    }
    if (table.length > 0 && bases.size === 0)
      report.leaveOut('access and CORS, no list or settings record is answered as described')
    await checkServices(services, { api, report, places, number: writes ? number : undefined, onLeft })
  } finally {
    for (const name of await cleanUp.finish(AbortSignal.timeout(CLEAN_UP_TIMEOUT))) onLeft(name)
  }
  return report
}

/** Compares access and CORS, once for each base address: by a call that is answered as described. */
async function checkBase(run: EntityRun, bases: Set<string>): Promise<void> {
  const { list, read } = run.resource.operations
  const operation = list ?? read
  if (!operation || bases.has(operation.base ?? 'api')) return
  const named = { keys: [list ? 'list' : 'read'], operation }
  if (answerDeparture(await run.send(named, {}))) return
  bases.add(operation.base ?? 'api')
  run.departForAll(named, await accessDepartures(run, named))
  run.departForAll(named, await corsDepartures(run, named))
}

async function checkEntity(run: EntityRun): Promise<void> {
  const { list, read, options, views = {}, lookups = {} } = run.resource.operations
  const all = list ? await checkList(run, { keys: ['list'], operation: list }) : null
  if (all && list) await checkRecordCalls(run, { keys: ['list'], operation: list }, all)
  if (read) await checkSettings(run, { keys: ['read'], operation: read })
  if (options) await checkOptions(run, { keys: ['options'], operation: options })
  for (const [name, view] of Object.entries(views))
    await checkView(run, { keys: ['views', name, 'operation'], operation: view.operation }, view)
  for (const [name, operation] of Object.entries(lookups))
    if (all) await checkLookup(run, { keys: ['lookups', name], operation }, all)
  await checkTreeCalls(run, all)
}

async function checkRecordCalls(run: EntityRun, list: NamedCall, all: ListPage): Promise<void> {
  const { one } = run.resource.operations
  if (one) await checkOne(run, { keys: ['one'], operation: one }, all)
  else await checkById(run, list, all)
}

async function checkTreeCalls(run: EntityRun, all: ListPage | null): Promise<void> {
  const { tree, roots, byParent, search } = run.resource.operations
  const at = (key: string, operation: Operation): NamedCall => ({ keys: [key], operation })
  const rows = all?.rows ?? []
  if (tree) await checkTree(run, at('tree', tree), all?.total)
  if (roots) await checkRoots(run, at('roots', roots))
  if (byParent) await checkByParent(run, at('byParent', byParent), rows)
  if (search) await checkNodeSearch(run, at('search', search), rows)
}
