import { asData, defineResource, del, get, post, text } from '#descriptor/index.ts'
import { useList } from './read/use-list.ts'
import { useOne } from './read/use-one.ts'
import { useSettings } from './read/use-settings.ts'
import { useTree } from './tree/use-tree.ts'
import { useDelete } from './write/use-delete.ts'
import { useSave } from './write/use-save.ts'

// For `tsc` only: a hook does not compile for a resource without the operation that it calls.

const plain = { name: 'x', path: '/x', title: 'X', noun: 'x', group: 'content', icon: 'IconList' } as const
const fields = { name: text('Tên') }

const shown = defineResource({ ...plain, fields, operations: { list: get('/x', { envelope: asData }) } })
const written = defineResource({
  ...plain,
  fields,
  operations: { create: post('/x'), remove: del('/x/{id}') },
})
const settings = defineResource({ ...plain, fields, operations: { read: get('/x') } })

const save = { prepare: () => null }

export const useAllowed = () => {
  const name: string | undefined = useOne(shown, '1').data?.name
  return [useDelete(written), useSave(written, save), useSettings(settings), name]
}

export const useRefused = () => [
  // @ts-expect-error it has no delete call
  useDelete(shown),
  // @ts-expect-error it has no write call
  useSave(shown, save),
  // @ts-expect-error it has no list
  useList(written, { page: 1, size: 20, search: '', order: null, filters: {}, view: '', parent: '' }),
  // @ts-expect-error it has neither a get-one call nor a list
  useOne(written, '1'),
  // @ts-expect-error it has no tree call
  useTree(shown),
  // @ts-expect-error it is a list, not a settings record
  useSettings(shown),
  // @ts-expect-error the row has no such field
  useOne(shown, '1').data?.nane,
]
