// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test, vi } from 'vitest'
import { recordAt } from '#descriptor/dialects/record-at.ts'
import { rowsAt } from '#descriptor/dialects/rows-at.ts'
import { isOk } from '#descriptor/dialects/success-rules.ts'
import { defineFiles } from '#descriptor/files-plan.ts'
import { get, post } from '#descriptor/operation.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { useCreateFolder, useRemoveFile } from './use-file-writes.ts'
import { readFolder } from './use-files.ts'

vi.mock('#resources/files.ts', () => ({
  filesDescriptor: defineFiles({
    list: get('/v2/folders/{id}', { envelope: rowsAt('content.items') }),
    createFolder: post('/v2/folders', { body: recordAt('folder'), succeeds: isOk }),
    remove: post('/v2/trash', { id: 'body', idName: 'target', succeeds: isOk }),
    root: 'top',
  }),
}))

const { answer } = office()

test('lists, creates and deletes by the calls of the descriptor', async () => {
  answer('/v2/folders/top', { content: { items: [{ name: 'Tết', type: 'folder' }] } })
  const files = await readFolder('', new AbortController().signal)
  expect(files).toMatchObject([{ name: 'Tết', path: '/Tết', isFolder: true }])
  const [file] = files
  if (!file) throw new TypeError('no file')
  const created = answer('/v2/folders', () => new Response(null, { status: 204 }))
  await drawn(() => useCreateFolder(), null).result.current.mutateAsync({ name: 'Hè', path: '' })
  expect(bodyIn(created[0])).toEqual({ folder: { name: 'Hè', path: 'top' } })
  const removed = answer('/v2/trash', {})
  await drawn(() => useRemoveFile(''), null).result.current.mutateAsync(file)
  expect(bodyIn(removed[0])).toEqual({ target: '/Tết' })
})
