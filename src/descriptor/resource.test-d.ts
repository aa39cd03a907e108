import type { ResourceWith } from '#descriptor/capability.ts'
import { choice, defineResource, del, get, image, manyChoice, number, text } from './index.ts'
import { fieldOf } from './resource.ts'
import { newValues, rowOf } from './row.ts'

// Nothing here runs: `tsc` checks that each line below an expectation does not compile.

const plain = { name: 'x', path: '/x', title: 'X', noun: 'x', group: 'content', icon: 'list' } as const
const fields = { name: text('Tên'), site: choice('Trang', { a: 'A', b: 'B' }) }

const bare = defineResource({ ...plain, operations: { list: get('/x') }, fields })
const deletable = defineResource({ ...plain, operations: { remove: del('/x/{id}') }, fields })

// Columns, order, filters and form rows are keys of the fields, or the dates of every record.
defineResource({ ...plain, operations: {}, fields, list: { columns: ['name', 'site', 'updated_at'] } })
// @ts-expect-error a misspelt column
defineResource({ ...plain, operations: {}, fields, list: { columns: ['nane'] } })
// @ts-expect-error a misspelt column of the order
defineResource({ ...plain, operations: {}, fields, list: { columns: ['name'], sort: ['nane'] } })
// @ts-expect-error a misspelt filter
defineResource({ ...plain, operations: {}, fields, list: { columns: ['name'], filters: ['sites'] } })
// @ts-expect-error a misspelt field of a row
defineResource({ ...plain, operations: {}, fields, form: { rows: [['name', 'sit']] } })
// @ts-expect-error a date is no field of a form
defineResource({ ...plain, operations: {}, fields, form: { side: ['updated_at'] } })
defineResource({ ...plain, operations: {}, fields, form: { preview: { title: 'name', body: 'site' } } })
// @ts-expect-error a misspelt field of the preview
defineResource({ ...plain, operations: {}, fields, form: { preview: { title: 'nane', body: 'site' } } })
// @ts-expect-error a misspelt field of the contentCheck
defineResource({ ...plain, operations: {}, fields, contentCheck: { picture: 'imgae' } })
// @ts-expect-error a misspelt label
defineResource({ ...plain, operations: {}, fields, label: 'title' })
// @ts-expect-error a group that the menu does not have
defineResource({ ...plain, group: 'contents', operations: {}, fields })
// @ts-expect-error an icon that nobody has drawn
defineResource({ ...plain, icon: 'rocket', operations: {}, fields })
// @ts-expect-error a call that no hook would make
defineResource({ ...plain, operations: { delete: del('/x/{id}') }, fields })

// A board stands on choices, a number and a picture of its own fields.
const hung = {
  ...fields,
  page: choice('Trang', { home: 'Trang chủ' }),
  slot: choice('Chỗ', { top: 'Trên', foot: 'Dưới' }),
  order: number('Thứ tự'),
  picture: image('Ảnh'),
}
const board = { group: ['page', 'slot'], order: 'order', picture: 'picture' } as const
defineResource({ ...plain, operations: {}, fields: hung, board: { ...board, layout: [['top'], ['foot']] } })
// @ts-expect-error a misspelt group
defineResource({ ...plain, operations: {}, fields: hung, board: { ...board, group: ['page', 'sport'] } })
// @ts-expect-error a text is no group
defineResource({ ...plain, operations: {}, fields: hung, board: { ...board, group: ['page', 'name'] } })
// @ts-expect-error a misspelt number
defineResource({ ...plain, operations: {}, fields: hung, board: { ...board, order: 'ordre' } })
// @ts-expect-error a text is no picture
defineResource({ ...plain, operations: {}, fields: hung, board: { ...board, picture: 'name' } })
// @ts-expect-error a place that the choice does not have
defineResource({ ...plain, operations: {}, fields: hung, board: { ...board, layout: [['bottom']] } })

// A choice starts with one of its own values.
choice('Trang', { a: 'A' }, { initial: 'a' })
// @ts-expect-error a choice value that is none
choice('Trang', { a: 'A' }, { initial: 'b' })
// @ts-expect-error one of several that is none
manyChoice('Trang', { a: 'A' }, { initial: ['b'] })
// @ts-expect-error a text does not start with a number
text('Tên', { initial: 1 })
// @ts-expect-error an option that no kind has
text('Tên', { maximum: 1 })

// A row knows the values of its fields.
const row = rowOf(bare, {})
export const site: 'a' | 'b' | '' = row.site
// @ts-expect-error the row has no such field
export const nothing = row.nane
// @ts-expect-error a name is text
export const wrong: number = newValues(bare).name

// Capability is presence.
const remove = (resource: ResourceWith<'remove'>) => resource.operations.remove.path
remove(deletable)
// @ts-expect-error nothing deletes this one
remove(bare)

fieldOf(bare, 'name')
