import { asData, defineResource, del, get, post, text } from '#descriptor/index.ts'
import { useList } from './read/use-list.ts'
import { useOne } from './read/use-one.ts'
import { useSettings } from './read/use-settings.ts'
import { useTree } from './tree/use-tree.ts'
import { useDelete } from './write/use-delete.ts'
import { useSave } from './write/use-save.ts'

// Nothing here runs: `tsc` checks that a hook refuses a resource without the operation that it calls.

const plain = { name: 'x', path: '/x', title: 'X', noun: 'x', group: 'content', icon: 'list' } as const
const fields = { name: text('Tên') }

const shown = defineResource({ ...plain, fields, operations: { list: get('/x', { envelope: asData }) } })
const written = defineResource({
  ...plain,
  fields,
  operations: { create: post('/x'), remove: del('/x/{id}') },
})
const settings = defineResource({ ...plain, fields, operations: { read: get('/x') } })

export const useAllowed = () => {
  const name: string | undefined = useOne(shown, '1').data?.name
  return [useDelete(written), useSave(written), useSettings(settings), name]
}

export const useRefused = () => [
  // @ts-expect-error nothing deletes it
  useDelete(shown),
  // @ts-expect-error nothing writes it
  useSave(shown),
  // @ts-expect-error it has no list
  useList(written, { page: 1, size: 20, search: '', order: null, filters: {}, view: '', parent: '' }),
  // @ts-expect-error neither a get-one call nor a list to find it in
  useOne(written, '1'),
  // @ts-expect-error it is no tree
  useTree(shown),
  // @ts-expect-error it is a list, no singleton
  useSettings(shown),
  // @ts-expect-error the row has no such field
  useOne(shown, '1').data?.nane,
]
