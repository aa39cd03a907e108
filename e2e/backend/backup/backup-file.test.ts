// @vitest-environment node
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkBackup, UnusableBackup, writeAtomically } from './backup-file.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ben-backup-file-'))
  await mkdir(path.join(folder, 'folder'))
  await writeFile(path.join(folder, 'text'), 'khác')
  await writeFile(path.join(folder, 'empty'), '')
})

afterAll(() => rm(folder, { recursive: true }))

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(UnusableBackup)
  return (error as Error).message
}

it.each([
  ['missing', 'Không có tệp "@".'],
  ['missing/ben.backup', 'Không có tệp "@".'],
  ['text/ben.backup', 'Không có tệp "@".'],
  ['folder', '"@" là một thư mục, không phải tệp.'],
  ['text', '"@" không phải là một bản sao lưu của Bến, hoặc đã hỏng ở đầu.'],
  ['empty', '"@" không phải là một bản sao lưu của Bến, hoặc đã hỏng ở đầu.'],
])('refuses to read a backup from %s with one sentence', async (name, sentence) => {
  const file = path.join(folder, name)
  expect(await refusal(checkBackup(file))).toContain(sentence.replace('@', file))
})

it.each([
  ['missing/ben.backup', 'Không có thư mục "@/missing".'],
  ['text/ben.backup', 'Không có thư mục "@/text".'],
  ['folder', '"@/folder" là một thư mục, không phải tệp.'],
  ['text', 'Tệp "@/text" đã có'],
])('refuses to write a backup to %s with one sentence', async (name, sentence) => {
  const before = await readdir(folder, { recursive: true })
  const write = writeAtomically(path.join(folder, name), async () => undefined)
  expect(await refusal(write)).toContain(sentence.replace('@', folder))
  expect(await readdir(folder, { recursive: true })).toEqual(before)
})
