import type { NamedCall } from './call-run.ts'
import type { EntityRun } from './entity-run.ts'
import { readRecordById, readWritten } from './read-written.ts'

/** A record that was or is about to be written. */
interface Written {
  /** Names its id; '' once there is no such record. */
  settle(id: string): void
}

/** The records that a comparison has written and has to delete, also after a failure. */
export interface CleanUp {
  /** Registers a record, with the labels that it may have, before its create is sent: the response may get lost. */
  expect(run: EntityRun, removing: NamedCall, labels: readonly unknown[]): Written
  /** Deletes the records that the run created and still exist; returns the names of those that could not be deleted. */
  finish(signal: AbortSignal): Promise<readonly string[]>
}

interface Pending {
  readonly run: EntityRun
  readonly removing: NamedCall
  readonly labels: readonly unknown[]
  /** undefined until the create was answered. */
  id?: string
}

/** Starts without records. */
export function startCleanUp(): CleanUp {
  const pending = new Set<Pending>()
  return {
    expect(run, removing, labels) {
      const written: Pending = { run, removing, labels }
      pending.add(written)
      return {
        settle(id) {
          if (id === '') pending.delete(written)
          else written.id = id
        },
      }
    },
    async finish(signal) {
      const left: string[] = []
      for (const written of pending) if (!(await remove(written, signal))) left.push(nameOf(written))
      return left
    },
  }
}

async function remove({ run, removing, labels, id = '' }: Pending, signal: AbortSignal): Promise<boolean> {
  const after = run.goOn(signal)
  const raw = await readWritten(after, id, labels)
  // A record of the id without the label is not deleted, but named.
  if (!raw) return id === '' || (await readRecordById(after, id)) === null
  await after.send(removing, { id: run.idOf(raw) })
  return (await readRecordById(after, run.idOf(raw))) === null
}

const nameOf = ({ run, labels: [label], id }: Pending) =>
  `${run.resource.name} ${id ?? ''} "${String(label)}"`
