// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { IncompleteCluster } from './cluster-folder.ts'
import { openLite } from './lite.ts'

let parent: string
let folder: string

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'ben-cluster-'))
  folder = path.join(parent, 'postgres')
})

afterEach(() => rm(parent, { recursive: true }))

it('keeps written rows until the next opening', async () => {
  const first = await openLite(folder)
  await first.exec("create table kept (name text); insert into kept values ('còn')")
  await first.close()
  const second = await openLite(folder)
  expect((await second.query('select name from kept')).rows).toEqual([{ name: 'còn' }])
  await second.close()
  expect(await readdir(parent)).toEqual(['postgres'])
}, 60_000)

it('refuses a folder whose cluster lacks a part, and changes nothing in it', async () => {
  const lite = await openLite(folder)
  await lite.close()
  for (const part of ['PG_VERSION', 'global/pg_control', 'pg_wal']) {
    await rm(path.join(folder, part), { recursive: true })
    const before = await readdir(folder, { recursive: true })
    await expect(openLite(folder)).rejects.toThrow(IncompleteCluster)
    await expect(openLite(folder)).rejects.toThrow(part)
    expect(await readdir(folder, { recursive: true })).toEqual(before)
  }
}, 60_000)

it('refuses a folder with files of something else', async () => {
  await mkdir(folder)
  await writeFile(path.join(folder, 'thu.txt'), 'thư')
  await expect(openLite(folder)).rejects.toThrow('PG_VERSION')
  expect(await readFile(path.join(folder, 'thu.txt'), 'utf8')).toBe('thư')
})

it('creates a cluster in an empty folder', async () => {
  await mkdir(folder)
  const lite = await openLite(folder)
  expect((await lite.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await lite.close()
}, 60_000)

it('creates a cluster after a killed creation', async () => {
  const unfinished = path.join(parent, 'postgres.new')
  const code = `import('${path.resolve('e2e/backend/db/lite.ts')}').then((it) => it.openLite('${folder}'))`
  const maker = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: 'ignore' })
  const ended = once(maker, 'exit')
  while (!(existsSync(unfinished) && readdirSync(unfinished).length > 0) && maker.exitCode === null)
    await wait(1)
  maker.kill('SIGKILL')
  await ended
  expect(await readdir(parent)).toEqual(['postgres.new'])
  const lite = await openLite(folder)
  await lite.close()
  expect(await readdir(parent)).toEqual(['postgres'])
}, 60_000)
