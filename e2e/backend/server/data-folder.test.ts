// @vitest-environment node
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backup, restore } from '../backup/commands.ts'
import { checkFolder } from './data-folder.mjs'
import { openBackEnd } from './server.ts'
import { readSettings } from './settings.ts'

let parent: string
let folder: string
const umask = process.umask()
const at = (name: string) => path.join(folder, name)
const stopped = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'ben-modes-'))
  folder = path.join(parent, 'data')
  // The most permissive account settings: whatever sets no mode of its own is open to all.
  process.umask(0)
  stopped.mockClear()
})

afterEach(async () => {
  process.umask(umask)
  await rm(parent, { recursive: true })
})

/** The names of a folder and all below it that other accounts can read or write. */
async function openToOthers(root: string): Promise<readonly string[]> {
  const names = ['', ...(await readdir(root, { recursive: true }))]
  const modes = await Promise.all(
    names.map(async (name) => (await lstat(path.join(root, name))).mode & 0o077),
  )
  return names.filter((_, index) => modes[index] !== 0)
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it.each(['on', 'off'])(
    'is its owner’s alone while it is served, backed up and restored (FSYNC=%s)',
    async (FSYNC) => {
      const settings = readSettings({ DATA_DIR: folder, SEED: 'small', FSYNC })
      const backEnd = await openBackEnd(settings, '/nowhere')
      expect(await readdir(folder)).toEqual(['backup.json', 'lock.json', 'postgres'])
      expect(await openToOthers(folder)).toEqual([])
      await backup(settings, path.join(parent, 'ben.backup'))
      expect((await lstat(path.join(parent, 'ben.backup'))).mode & 0o777).toBe(0o600)
      await backEnd.close()
      expect(await openToOthers(folder)).toEqual([])
      const restored = path.join(parent, 'restored')
      await restore({ ...settings, dataDir: restored }, path.join(parent, 'ben.backup'))
      expect(await openToOthers(restored)).toEqual([])
      expect(stopped).not.toHaveBeenCalled()
    },
    120_000,
  )

  it('is closed at start where an older version left it open, but for files that links name', async () => {
    await mkdir(at('postgres/base'), { recursive: true })
    await writeFile(at('postgres/base/1'), '')
    await writeFile(at('lock.json'), '')
    await writeFile(path.join(parent, 'other'), '')
    await symlink(path.join(parent, 'other'), at('postgres/link'))
    checkFolder(folder)
    expect((await openToOthers(folder)).filter((name) => name !== 'postgres/link')).toEqual([])
    expect((await lstat(path.join(parent, 'other'))).mode & 0o777).toBe(0o666)
    expect(stopped).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('đã được đóng lại'))
    checkFolder(folder)
    expect(stopped).toHaveBeenCalledOnce()
  })

  it('is refused where it is open and has files of something else', async () => {
    await mkdir(folder)
    await writeFile(at('thu.txt'), '')
    expect(() => checkFolder(folder)).toThrow('có tệp không phải của Bến ("thu.txt")')
    expect((await lstat(folder)).mode & 0o777).toBe(0o777)
    await chmod(folder, 0o700)
    checkFolder(folder)
    expect((await lstat(at('thu.txt'))).mode & 0o777).toBe(0o666)
  })
})
