import { readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '../server/log.ts'

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

/** The process that holds a lock; with its host when its id belongs to another container or machine. */
interface Holder {
  readonly pid: number
  readonly host?: string
}

/** The scope of a process id; null on systems without /proc. */
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

// A lock file with this process's id may be left from a killed one with the same id, so own locks are kept here.
const ownFolders = new Set<string>()

/** Milliseconds between two touches of the lock file by its holder. */
const HEARTBEAT_MS = 5000

/** Missed touches after which the lock of another container is stale. */
const MAX_MISSED = 3

/**
 * Locks the data folder for this process and returns the function that releases it. The embedded database has no lock: a second
 * process would silently lose the first one's rows.
 */
export async function lockFolder(folder: string, heartbeatMs = HEARTBEAT_MS): Promise<() => Promise<void>> {
  const folderPath = path.resolve(folder)
  if (ownFolders.has(folderPath)) throw new FolderInUse(folder, { pid: process.pid })
  const file = path.join(folder, 'lock.json')
  const scope = await ownScope()
  const content = JSON.stringify({ pid: process.pid, started: await startOf(process.pid), ...scope })
  for (let tries = 0; tries < 3; tries++) {
    if (await create(file, content)) {
      // After two processes removed a stale lock and both created one, the later one holds.
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

/** Touches the lock file for processes in other containers; exits when another process has taken the lock. */
function startHeartbeat(file: string, content: string, intervalMs: number): () => void {
  const timer = setInterval(() => void touch(file, content), intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}

async function touch(file: string, content: string): Promise<void> {
  const text = await read(file)
  if (text !== '' && text !== content) {
    log.fatal(`Thư mục dữ liệu đã bị một máy chủ khác chiếm (${file}), nên máy chủ này dừng lại.`)
    process.exit(1)
  }
  const now = new Date()
  await utimes(file, now, now).catch(() => undefined)
}

/** The process that holds the lock, unless it has ended. */
async function holderOf(file: string, own: Scope, intervalMs: number): Promise<Holder | undefined> {
  const lock = parse(await read(file))
  if (!lock) return undefined
  const { pid, host, boot = null, namespace = null } = lock
  if (
    host !== undefined &&
    (boot !== own.boot || namespace !== own.namespace || (!boot && host !== own.host))
  ) {
    // Processes of another container are not visible; their lock is stale when it is no longer touched.
    return (await isTouched(file, intervalMs * MAX_MISSED)) ? { pid, host } : undefined
  }
  if (pid === process.pid || !isAlive(pid)) return undefined
  // After a kill -9 the id may belong to another process, with another start time.
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

/** Containers that share a data folder have separate process ids: on Linux, a PID namespace each. */
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

/** The start time of a process in kernel ticks; null on systems without /proc. */
async function startOf(pid: number): Promise<string | null> {
  const text = await read(`/proc/${pid}/stat`)
  // The process name is in brackets and may contain any character, so fields count from its end.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  // A zombie process holds no lock.
  return fields[0] === 'Z' ? 'gone' : (fields[19] ?? null)
}

async function create(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}
