// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openLite } from './lite.ts'

const { openSync, fstatSync, copyFileSync, fsyncSync, fdatasyncSync } = fs
let parent: string
let folder: string
let afterPowerCut: string

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'ben-synced-'))
  folder = path.join(parent, 'postgres')
  afterPowerCut = path.join(parent, 'after-power-cut')
})

afterEach(async () => {
  replace({ openSync, fsyncSync, fdatasyncSync })
  await rm(parent, { recursive: true })
})

function replace(calls: Partial<Pick<typeof fs, 'openSync' | 'fsyncSync' | 'fdatasyncSync'>>): void {
  Object.assign(fs, calls)
  syncBuiltinESMExports()
}

/** Copies each file when it is synced: the copy is the least that the disk contains after a power cut. */
async function copyWhatIsSynced(): Promise<void> {
  await cp(folder, afterPowerCut, { recursive: true })
  const names = new Map<number, string>()
  const noted: typeof openSync = (name, ...rest) => {
    const fd = openSync(name, ...rest)
    names.set(fd, String(name))
    return fd
  }
  const copied = (sync: (fd: number) => void) => (fd: number) => {
    sync(fd)
    const name = names.get(fd)
    if (!name?.startsWith(folder) || !fstatSync(fd).isFile()) return
    copyFileSync(name, path.join(afterPowerCut, path.relative(folder, name)))
  }
  replace({ openSync: noted, fsyncSync: copied(fsyncSync), fdatasyncSync: copied(fdatasyncSync) })
}

async function write(lite: PGlite, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) await lite.query('insert into row (at) values ($1)', [at])
}

it('has every acknowledged write on disk, before and after a checkpoint', async () => {
  await (await openLite(folder)).close()
  await copyWhatIsSynced()
  const lite = await openLite(folder)
  await lite.exec('create table row (at integer)')
  await write(lite, 0, 30)
  await lite.exec('checkpoint')
  await write(lite, 30, 60)
  // Larger than the pages that the first checkpoint wrote, and across a segment of the log.
  await lite.exec("create table long as select repeat('x', 900) as text from generate_series(1, 20000)")
  const copied = await openLite(afterPowerCut)
  const rows = await copied.query<{ at: number }>('select at from row order by at')
  expect(rows.rows.map(({ at }) => at)).toEqual(Array.from({ length: 60 }, (_, at) => at))
  expect((await copied.query('select count(*)::int as count from long')).rows).toEqual([{ count: 20000 }])
  await copied.close()
  await lite.close()
}, 120_000)

it('ends the process when the disk refuses to sync, before the write is acknowledged', async () => {
  const code = `
    const fs = require('node:fs')
    import('${path.resolve('e2e/backend/db/lite.ts')}').then(async ({ openLite }) => {
      const lite = await openLite('${folder}')
      await lite.exec('create table row (at integer)')
      fs.fdatasyncSync = () => { throw Object.assign(new Error('i/o error'), { code: 'EIO' }) }
      require('node:module').syncBuiltinESMExports()
      await lite.query('insert into row values (1)').catch(() => undefined)
      console.log('the next request')
    })`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], { timeout: 60_000 })
  const [output, errors] = [child.stdout, child.stderr].map((stream) => text(stream))
  const [exitCode] = await once(child, 'exit')
  expect({ exitCode, output: await output }).toEqual({ exitCode: 1, output: '' })
  expect(await errors).toContain('could not fsync file')
}, 90_000)
