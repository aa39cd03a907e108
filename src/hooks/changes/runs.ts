import type { Resource } from '#descriptor/resource.ts'
import { session } from '#session/session.ts'
import type { PlannedChange } from './change-plan.ts'
import { ChangeRun } from './change-run.ts'
import { planStore } from './plan-store.ts'
import type { RunHead, RunOrigin } from './run-head.ts'

// The runs of this page, so that two screens share one.
const open = new Map<string, ChangeRun>()
const opening = new Map<string, Promise<ChangeRun>>()

const subject = () => session.storedUser()?.subject ?? ''

// The storage of the runs is removed with the drafts of their user.
session.onUserLeft(() => {
  for (const run of open.values()) run.stop()
  open.clear()
  opening.clear()
})

/** Makes a run of planned rows and stores it, unless `isStored` is false; nothing is sent yet. */
export function makeRun(
  resource: Resource,
  origin: RunOrigin,
  rows: readonly PlannedChange[],
  { isStored = true }: { readonly isStored?: boolean } = {},
): ChangeRun {
  const head = { id: crypto.randomUUID(), resource: resource.name, origin, at: Date.now() }
  const run = new ChangeRun(resource, subject(), head, isStored)
  run.put(rows)
  open.set(head.id, run)
  return run
}

/** Makes a run of planned rows and sends them. */
export function sendPlan(resource: Resource, origin: RunOrigin, rows: readonly PlannedChange[]): ChangeRun {
  const run = makeRun(resource, origin, rows)
  void run.send(rows.map(({ key }) => key))
  return run
}

/** The runs of a resource from the last seven days, the newest first. */
export async function recentRuns({ name }: Resource): Promise<readonly RunHead[]> {
  const heads = await planStore.list(subject())
  const own = heads.filter((head) => head.resource === name)
  return own.map((head) => open.get(head.id)?.head() ?? head)
}

/** Opens a run of this page or an earlier one. */
export async function openRun(resource: Resource, head: RunHead): Promise<ChangeRun> {
  const found = open.get(head.id)
  if (found) return found
  const reading = opening.get(head.id) ?? readRun(resource, subject(), head)
  opening.set(head.id, reading)
  return reading
}

async function readRun(resource: Resource, owner: string, head: RunHead): Promise<ChangeRun> {
  const run = new ChangeRun(resource, owner, head)
  run.restore(await planStore.read(owner, head))
  if (owner === subject()) open.set(head.id, run)
  opening.delete(head.id)
  return run
}
