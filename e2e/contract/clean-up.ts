import type { EntityRun, NamedCall } from './entity-run.ts'
import { readWritten } from './read-written.ts'

/** A record that was or is about to be written. */
interface Written {
  /** Names its id; '' once there is no such record. */
  settle(id: string): void
}

/** The records that a comparison has written and has to delete, also after a failure. */
export interface CleanUp {
  /** Registers a record before its create is sent: the response may get lost. */
  expect(run: EntityRun, removing: NamedCall, label: unknown): Written
  /** Deletes what is left; returns the names of records that could not be deleted. */
  finish(signal: AbortSignal): Promise<readonly string[]>
}

interface Pending {
  readonly run: EntityRun
  readonly removing: NamedCall
  readonly label: unknown
  /** undefined until the create was answered. */
  id?: string
}

/** Starts without records. */
export function startCleanUp(): CleanUp {
  const pending = new Set<Pending>()
  return {
    expect(run, removing, label) {
      const written: Pending = { run, removing, label }
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

async function remove({ run, removing, label, id = '' }: Pending, signal: AbortSignal): Promise<boolean> {
  const after = run.goOn(signal)
  const raw = await readWritten(after, id, label)
  if (!raw) return true
  await after.send(removing, { id: run.idOf(raw) })
  return (await readWritten(after, run.idOf(raw), label)) === null
}

const nameOf = ({ run, label, id }: Pending) => `${run.resource.name} ${id ?? ''} "${String(label)}"`
