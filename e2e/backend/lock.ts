import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Somebody else uses the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Thư mục dữ liệu "${folder}" đang được một máy chủ khác dùng (tiến trình ${pid}). ` +
        'Hãy dừng nó trước, hoặc chọn thư mục khác bằng DATA_DIR. ' +
        `(The data folder is in use by process ${pid}.)`,
    )
  }
}

// A lock file with the number of this process may be a killed one's, so what it holds itself is noted here.
const heldHere = new Set<string>()

/**
 * Takes the data folder for this process and returns the way to give it back.
 * The embedded database has no lock of its own: a second process would silently lose the first one's rows.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const held = path.resolve(folder)
  if (heldHere.has(held)) throw new FolderInUse(folder, process.pid)
  const file = path.join(folder, 'lock.json')
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) })
  for (let tries = 0; tries < 3; tries++) {
    if (await create(file, mine)) {
      // Two that both removed a stale lock have both created one; the later one holds.
      await wait(20)
      if ((await read(file)) === mine) {
        heldHere.add(held)
        return async () => {
          heldHere.delete(held)
          await rm(file, { force: true })
        }
      }
    }
    const holder = await holderOf(file)
    if (holder !== undefined) throw new FolderInUse(folder, holder)
    await rm(file, { force: true })
  }
  throw new Error(`could not lock ${folder}`)
}

/** The process that holds the lock, if it is still the same one and alive. */
async function holderOf(file: string): Promise<number | undefined> {
  const found = /"pid":(\d+),"started":(null|"\d+")/.exec(await read(file))
  if (!found) return undefined
  const pid = Number(found[1])
  if (pid === process.pid || !isAlive(pid)) return undefined
  // After a kill -9 the number may have been given to somebody else; the start time tells.
  return JSON.stringify(await startOf(pid)) === found[2] ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a process was started, in the kernel's ticks; null where the system does not tell. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await read(`/proc/${pid}/stat`)
  // The process name stands in brackets and may hold anything, so fields count from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A killed process may linger as a zombie that nobody has collected: it holds nothing any more.
  return fields[0] === 'Z' ? 'gone' : (fields[19] ?? null)
}

async function create(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}
