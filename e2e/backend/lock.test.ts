// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './lock.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ben-lock-'))
  file = path.join(folder, 'lock.json')
})

afterEach(() => rm(folder, { recursive: true }))

it('is given back', async () => {
  const release = await lockFolder(folder)
  expect(await readFile(file, 'utf8')).toContain(`"pid":${process.pid}`)
  await release()
  await expect(readFile(file)).rejects.toThrow('ENOENT')
})

it('refuses a folder that this process holds already', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await release()
  const again = await lockFolder(folder)
  await again()
})

it('refuses a folder that a living process holds, and takes it once that was killed', async () => {
  const code = `import('${path.resolve('e2e/backend/lock.ts')}').then((it) => it.lockFolder('${folder}')).then(() => console.log('held'))`
  const holder = spawn(process.execPath, ['--import', 'tsx', '-e', `${code}; setInterval(() => {}, 1000)`])
  await once(holder.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(`${holder.pid}`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const release = await lockFolder(folder)
  await release()
}, 30_000)

it('is not fooled by another process that got the same number', async () => {
  await writeFile(file, `{"pid":${process.ppid},"started":"1"}`)
  const release = await lockFolder(folder)
  await release()
})

it('takes a lock file that says nothing', async () => {
  await writeFile(file, '')
  const release = await lockFolder(folder)
  await release()
})
