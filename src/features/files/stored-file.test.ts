// @vitest-environment node
import { expect, test } from 'vitest'
import { folderPath, foldersTo, readFiles } from './stored-file.ts'

const file = { name: 'a.png', kind: 'file', url: '/files/1.png', size: '12', width: 2, height: null }

test.each([
  [{ success: true, results: [file] }],
  [{ results: [file] }],
  [{ success: true, data: { results: [file] } }],
  [{ success: true, data: [file] }],
])('the files in %j', (body) => {
  expect(readFiles(body, '/x')).toEqual([
    {
      name: 'a.png',
      path: '/x/a.png',
      isFolder: false,
      url: '/files/1.png',
      size: 12,
      width: 2,
      height: null,
      createdAt: '',
      count: null,
    },
  ])
})

test.each([[null], [[]], [{}], [{ success: false, results: [] }], [{ success: true, results: null }]])(
  '%j is a failed load, not an empty folder',
  (body) => {
    expect(readFiles(body, '')).toBeNull()
  },
)

test.each([{ type: 'folder' }, { kind: 'dir' }, { is_folder: true }, { isFolder: true }])(
  'a folder is known by %j, and has no address',
  (mark) => {
    expect(readFiles({ results: [{ name: 'Tết', url: '/x', ...mark }] }, '')).toMatchObject([
      { name: 'Tết', path: '/Tết', isFolder: true, url: '' },
    ])
  },
)

test('a file without a name is called by the end of its address', () => {
  expect(readFiles({ results: [{ url: '/files/b.png' }] }, '')).toMatchObject([{ name: 'b.png' }])
})

test('normalises a path, and returns the folders above it', () => {
  expect(['', '/', 'a//b/', '/a/b'].map(folderPath)).toEqual(['', '', '/a/b', '/a/b'])
  expect(foldersTo('/a/b')).toEqual([
    { name: 'a', path: '/a' },
    { name: 'b', path: '/a/b' },
  ])
  expect(foldersTo('')).toEqual([])
})
