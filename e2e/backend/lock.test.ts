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

async function ownLock(): Promise<object> {
  const release = await lockFolder(folder)
  const text = await readFile(file, 'utf8')
  await release()
  return JSON.parse(text)
}

it('refuses a folder that a process of another host or PID namespace holds, and names the lock file', async () => {
  const mine = await ownLock()
  for (const other of [
    { namespace: 'pid:[1]' },
    { host: 'another', namespace: 'pid:[1]' },
    { host: 'another', boot: 'another' },
    { host: 'another', boot: null, namespace: null },
  ]) {
    await writeFile(file, JSON.stringify({ ...mine, ...other }))
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    await expect(lockFolder(folder)).rejects.toThrow(`hãy xóa tệp "${file}"`)
  }
})

it.runIf(process.platform === 'linux')('takes the lock of an earlier boot of the same host', async () => {
  const mine = await ownLock()
  await writeFile(file, JSON.stringify({ ...mine, pid: process.ppid, boot: 'earlier', namespace: 'pid:[1]' }))
  const release = await lockFolder(folder)
  await release()
})

it.runIf(process.platform === 'linux')(
  'takes the lock of an ended process after the host was renamed',
  async () => {
    const mine = await ownLock()
    await writeFile(file, JSON.stringify({ ...mine, pid: process.ppid, started: '1', host: 'former' }))
    const release = await lockFolder(folder)
    await release()
  },
)

it('takes a lock file that says nothing', async () => {
  await writeFile(file, '')
  const release = await lockFolder(folder)
  await release()
})
