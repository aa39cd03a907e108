import { mkdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const STALE = 20_000

/** Runs `work` under a lock between processes; the lock of a killed process expires. */
export async function withFileLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(folder), { recursive: true })
  while (!(await made(folder))) {
    if (await isStale(folder)) await rm(folder, { recursive: true, force: true })
    else await wait(500)
  }
  const sign = setInterval(
    () => void utimes(folder, new Date(), new Date()).catch(() => undefined),
    STALE / 4,
  )
  try {
    return await work()
  } finally {
    clearInterval(sign)
    await rm(folder, { recursive: true, force: true })
  }
}

async function made(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    () => false,
  )
}

async function isStale(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > STALE
}
