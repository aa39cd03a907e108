import { readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Another process uses the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, { pid, host }: Holder) {
    super(
      host === undefined
        ? `Thư mục dữ liệu "${folder}" đang được một máy chủ khác dùng (tiến trình ${pid}). ` +
            'Hãy dừng nó trước, hoặc chọn thư mục khác bằng DATA_DIR. ' +
            `(The data folder is in use by process ${pid}.)`
        : `Thư mục dữ liệu "${folder}" đang được một máy chủ trên máy hoặc container khác dùng (${host}, tiến trình ${pid}). ` +
            'Hãy dừng nó trước, hoặc chọn thư mục khác bằng DATA_DIR. ' +
            `(The data folder is in use by process ${pid} of ${host}.)`,
    )
  }
}

/** The process that holds a lock; with its host when the number means nothing to this process. */
interface Holder {
  readonly pid: number
  readonly host?: string
}

/** Where a process number is valid; null where the system does not show it. */
interface Scope {
  readonly host: string
  readonly boot: string | null
  readonly namespace: string | null
}

/** The content of a lock file; older versions wrote no scope. */
interface Lock extends Partial<Scope> {
  readonly pid: number
  readonly started: string | null
}

// A lock file with the number of this process may be a killed one's, so what it holds itself is noted here.
const ownFolders = new Set<string>()

/** Milliseconds between two touches of the lock file by its holder. */
const HEARTBEAT_MS = 5000

/** Touches that a holder in another container may miss before its lock counts as left behind. */
const MAX_MISSED = 3

/**
 * Takes the data folder for this process and returns the way to give it back.
 * The embedded database has no lock of its own: a second process would silently lose the first one's rows.
 */
export async function lockFolder(folder: string, heartbeatMs = HEARTBEAT_MS): Promise<() => Promise<void>> {
  const folderPath = path.resolve(folder)
  if (ownFolders.has(folderPath)) throw new FolderInUse(folder, { pid: process.pid })
  const file = path.join(folder, 'lock.json')
  const scope = await ownScope()
  const content = JSON.stringify({ pid: process.pid, started: await startOf(process.pid), ...scope })
  for (let tries = 0; tries < 3; tries++) {
    if (await create(file, content)) {
      // Two that both removed a stale lock have both created one; the later one holds.
      await wait(20)
      if ((await read(file)) === content) {
        ownFolders.add(folderPath)
        const stopHeartbeat = startHeartbeat(file, content, heartbeatMs)
        return async () => {
          stopHeartbeat()
          ownFolders.delete(folderPath)
          await rm(file, { force: true })
        }
      }
    }
    const holder = await holderOf(file, scope, heartbeatMs)
    if (holder !== undefined) throw new FolderInUse(folder, holder)
    await rm(file, { force: true })
  }
  throw new Error(`could not lock ${folder}`)
}

/** Shows holders-to-be in other containers that this process lives; ends it when another has taken the lock all the same. */
function startHeartbeat(file: string, mine: string, beat: number): () => void {
  const timer = setInterval(() => void touch(file, mine), beat)
  timer.unref()
  return () => clearInterval(timer)
}

async function touch(file: string, mine: string): Promise<void> {
  const text = await read(file)
  if (text !== '' && text !== mine) {
    console.error(`Thư mục dữ liệu đã bị một máy chủ khác chiếm (${file}), nên máy chủ này dừng lại.`)
    process.exit(1)
  }
  const now = new Date()
  await utimes(file, now, now).catch(() => undefined)
}

/** The process that holds the lock, unless it has ended. */
async function holderOf(file: string, own: Scope, beat: number): Promise<Holder | undefined> {
  const lock = parse(await read(file))
  if (!lock) return undefined
  const { pid, host, boot = null, namespace = null } = lock
  if (
    host !== undefined &&
    (boot !== own.boot || namespace !== own.namespace || (!boot && host !== own.host))
  ) {
    // Nothing can be asked about a process of another container; a lock that one of them left behind is not touched.
    return (await isTouched(file, beat * MAX_MISSED)) ? { pid, host } : undefined
  }
  if (pid === process.pid || !isAlive(pid)) return undefined
  // After a kill -9 the number may have been given to another process; the start time differs then.
  return (await startOf(pid)) === lock.started ? { pid } : undefined
}

/** Whether the file is written to within the milliseconds. */
async function isTouched(file: string, within: number): Promise<boolean> {
  const touchedAt = async () => (await stat(file).catch(() => undefined))?.mtimeMs
  const before = await touchedAt()
  if (before === undefined) return false
  for (const until = Date.now() + within; Date.now() < until; ) {
    await wait(within / 30)
    if ((await touchedAt()) !== before) return true
  }
  return false
}

function parse(text: string): Lock | undefined {
  try {
    const lock: Partial<Lock> | null = JSON.parse(text)
    return typeof lock?.pid === 'number' ? { started: null, ...lock, pid: lock.pid } : undefined
  } catch {
    return undefined
  }
}

/** Containers that share a data folder have process numbers of their own, which Linux shows as the PID namespace. */
async function ownScope(): Promise<Scope> {
  const boot = (await read('/proc/sys/kernel/random/boot_id')).trim() || null
  const namespace = await readlink('/proc/self/ns/pid').catch(() => null)
  return { host: hostname(), boot, namespace }
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
  const text = await read(`/proc/${pid}/stat`)
  // The process name stands in brackets and may hold anything, so fields count from its end.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // A killed process may linger as a zombie whose parent has not collected it: it holds nothing.
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
