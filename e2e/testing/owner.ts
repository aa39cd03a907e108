import { execFile } from 'node:child_process'
import { chown } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The user and group that a program runs as, where they are not those of this process. */
export interface Owner {
  readonly uid?: number
  readonly gid?: number
}

/** Returns the user that runs PostgreSQL, and makes it the owner of the folder: for root the user `postgres` or `nobody`. */
export async function ownerOf(folder: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(
      ['-u', '-g'].map((which) => promisify(execFile)('id', [which, name])),
    ).catch(() => undefined)
    if (!ids) continue
    const [uid = 0, gid = 0] = ids.map(({ stdout }) => Number(stdout))
    await chown(folder, uid, gid)
    return { uid, gid }
  }
  throw new Error('PostgreSQL does not run for root, and there is no user postgres or nobody to run it.')
}
