import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createCluster, hasCluster } from '../db/cluster-folder.ts'
import { type Db, openDatabase } from '../db/database.ts'
import { FolderInUse, lockFolder } from '../db/folder-lock.ts'
import { checkFolder } from '../server/data-folder.mjs'
import type { Settings } from '../server/settings.ts'
import { fetchBackup } from './backup-endpoint.ts'
import { type BackupHeader, backupLines, checkBackup, UnusableBackup, writeBackup } from './backup-file.ts'
import { dump } from './dump.ts'
import { NotEmpty, restoreInto } from './restore.ts'

type DataLocation = Pick<Settings, 'databaseUrl' | 'dataDir' | 'fsync'>

/** Writes all data to a new file, also while a back-end is running. */
export async function backup(location: DataLocation, file: string): Promise<BackupHeader> {
  const write = (db: Db) => writeBackup(file, dump(db))
  if (location.databaseUrl) return withDatabase({ url: location.databaseUrl, folder: '' }, write)
  const folder = clusterOf(location)
  if (!existsSync(folder)) throw new UnusableBackup(`Chưa có dữ liệu nào ở "${location.dataDir}" để sao lưu.`)
  checkFolder(location.dataDir)
  const release = await lockFolder(location.dataDir).catch(async (error: unknown) => {
    if (!(error instanceof FolderInUse) || !(await fetchBackup(location.dataDir, file))) throw error
    return undefined
  })
  if (!release) return checkFetched(file)
  try {
    if (!(await hasCluster(folder)))
      throw new UnusableBackup(`Chưa có dữ liệu nào ở "${location.dataDir}" để sao lưu.`)
    return await withDatabase({ folder, fsync: location.fsync === 'on' }, write)
  } finally {
    await release()
  }
}

/** Restores a backup into an empty database, atomically. */
export async function restore(location: DataLocation, file: string): Promise<BackupHeader> {
  const header = await checkBackup(file)
  const lines = () => backupLines(file)
  if (location.databaseUrl) {
    const target = { url: location.databaseUrl, folder: '' }
    await withDatabase(target, (db) => restoreInto(db, lines, 'Cơ sở dữ liệu ở DATABASE_URL'))
    return header
  }
  const folder = clusterOf(location)
  checkFolder(location.dataDir)
  const release = await lockFolder(location.dataDir)
  try {
    const name = `Thư mục "${location.dataDir}"`
    if (await hasCluster(folder)) throw new NotEmpty(name)
    const fill = (unfinished: string) =>
      withDatabase({ folder: unfinished, fsync: false }, (db) => restoreInto(db, lines, name))
    await createCluster(folder, { fill, sync: true })
    return header
  } finally {
    await release()
  }
}

async function withDatabase<T>(
  at: Parameters<typeof openDatabase>[0],
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(at)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

async function checkFetched(file: string): Promise<BackupHeader> {
  try {
    return await checkBackup(file)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

function clusterOf({ dataDir }: DataLocation): string {
  return path.join(dataDir, 'postgres')
}
