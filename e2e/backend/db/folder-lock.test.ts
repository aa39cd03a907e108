// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ben-lock-'))
  file = path.join(folder, 'lock.json')
})

afterEach(() => rm(folder, { recursive: true }))

it('is released', async () => {
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

it('rejects a folder that a running process holds, and locks it once that was killed', async () => {
  const code = `import('${path.resolve('e2e/backend/db/folder-lock.ts')}').then((it) => it.lockFolder('${folder}')).then(() => console.log('held'))`
  const holder = spawn(process.execPath, ['--import', 'tsx', '-e', `${code}; setInterval(() => {}, 1000)`])
  await once(holder.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(`${holder.pid}`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const release = await lockFolder(folder)
  await release()
}, 30_000)

it('locks a folder whose process id now belongs to another process', async () => {
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

const otherScopes = [
  { namespace: 'pid:[1]' },
  { host: 'another', namespace: 'pid:[1]' },
  { host: 'another', boot: 'another' },
  { host: 'another', boot: null, namespace: null },
]

it.each(otherScopes)('refuses a folder whose lock a process of the scope %o touches', async (scope) => {
  await writeFile(file, JSON.stringify({ ...(await ownLock()), ...scope }))
  const holder = setInterval(() => void utimes(file, new Date(), new Date()), 10)
  try {
    await expect(lockFolder(folder, 1000)).rejects.toThrow(FolderInUse)
  } finally {
    clearInterval(holder)
  }
})

it.each(otherScopes)('takes over a stale lock of the scope %o', async (scope) => {
  await writeFile(file, JSON.stringify({ ...(await ownLock()), ...scope }))
  const release = await lockFolder(folder, 20)
  await release()
})

it('touches the lock file while it is held', async () => {
  const release = await lockFolder(folder, 10)
  const early = new Date(0)
  await utimes(file, early, early)
  await expect.poll(async () => (await stat(file)).mtimeMs).toBeGreaterThan(0)
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

it('takes over an empty or malformed lock file', async () => {
  await writeFile(file, '')
  const release = await lockFolder(folder)
  await release()
})
