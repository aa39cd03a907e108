import type { Raw } from '#descriptor/envelope.ts'
import { strongTag } from '#http/safe-writes.ts'
import type { NamedCall } from './call-run.ts'
import type { EntityRun } from './entity-run.ts'

/** The strong entity tag of a record; undefined without one. */
export async function tagOf(run: EntityRun, id: string): Promise<string | undefined> {
  const { one } = run.resource.operations
  if (!one) return undefined
  return strongTag((await run.send({ keys: ['one'], operation: one }, { id })).headers)
}

interface StaleUpdate {
  readonly id: string
  readonly body: Raw
  /** The tag of the record before its last update. */
  readonly tag: string
}

/** Sends an update with the tag of an earlier version, which a back-end with `safeWrites` refuses with 412 (RFC 9110, section 13.1.1). */
export async function checkStaleUpdate(
  run: EntityRun,
  updating: NamedCall,
  { id, body, tag }: StaleUpdate,
): Promise<void> {
  const request = run.requestOf(updating, { id, body })
  const { status } = await run.api.send({ ...request, headers: { ...request.headers, 'If-Match': tag } })
  if (status === 412) return
  run.depart(updating, {
    rule: 'stale-update',
    weight: 'breaks',
    expected: 'status 412 for the `If-Match` of an earlier version',
    actual: `status ${status}`,
    change: 'Back-end: compare `If-Match`, or take `safeWrites` out of config.json',
  })
}
