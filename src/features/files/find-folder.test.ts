// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findFolder } from './find-folder.ts'
import { readFiles, type StoredFile } from './stored-file.ts'

const resolve = (address: string) => new URL(address, 'https://cdn.example/').href

/** Folders by their paths: the names of their subfolders, or of their files with a dot. */
type Folders = Readonly<Record<string, readonly string[]>>

/** Searches in folders; a folder without an entry cannot be read. */
async function search(address: string, folders: Folders, signal = new AbortController().signal) {
  const reads: string[] = []
  const read = async (folder: string): Promise<readonly StoredFile[]> => {
    reads.push(folder)
    const names = folders[folder]
    if (!names) throw new Error('cannot be read')
    const results = names.map((name) =>
      name.includes('.') ? { name, url: `/files/${name}` } : { name, is_folder: true },
    )
    return readFiles({ success: true, results }, folder) ?? []
  }
  return { folder: await findFolder(address, resolve, { read, signal }), reads }
}

test('finds a picture in the root and in folders, level by level', async () => {
  const folders = { '': ['a.png', 'x', 'y'], '/x': ['z'], '/y': ['b.png'], '/x/z': ['c.png'] }
  expect(await search('https://cdn.example/files/a.png', folders)).toEqual({ folder: '', reads: [''] })
  expect(await search(resolve('/files/b.png'), folders)).toEqual({ folder: '/y', reads: ['', '/x', '/y'] })
  expect((await search(resolve('/files/c.png'), folders)).folder).toBe('/x/z')
})

test('reads the folders first that the address names', async () => {
  const folders = { '': ['1', '2', '3', '4', 'Đấu giá'], '/Đấu giá': ['a.png'] }
  const { reads } = await search(resolve('/Đấu giá/other.png'), folders)
  expect(reads.slice(0, 2)).toEqual(['', '/Đấu giá'])
})

test('compares addresses as a browser sends them', async () => {
  const folders = { '': ['ảnh mới.png'] }
  expect((await search('https://cdn.example/files/%E1%BA%A3nh%20m%E1%BB%9Bi.png', folders)).folder).toBe('')
})

test('finds nothing where the root cannot be read, and skips a folder that cannot', async () => {
  expect(await search(resolve('/files/a.png'), {})).toEqual({ folder: null, reads: [''] })
  const folders = { '': ['lost', 'x'], '/x': ['a.png'] }
  expect((await search(resolve('/files/a.png'), folders)).folder).toBe('/x')
})

test('reads at most 24 folders, and none after an abort', async () => {
  const many = Array.from({ length: 100 }, (_, at) => `f${at}`)
  const folders = { '': many, ...Object.fromEntries(many.map((name) => [`/${name}`, ['sub']])) }
  const { folder, reads } = await search(resolve('/files/a.png'), folders)
  expect([folder, reads.length]).toEqual([null, 24])
  expect((await search(resolve('/files/a.png'), folders, AbortSignal.abort())).reads).toEqual([])
})
