import type { ResourceWith } from '#descriptor/capability.ts'
import {
  choice,
  date,
  defineResource,
  del,
  get,
  image,
  manyChoice,
  money,
  number,
  post,
  put,
  reference,
  slug,
  text,
  toggle,
} from './index.ts'
import { fieldOf } from './resource.ts'
import { newValues, rowOf } from './row.ts'

// For `tsc` only: each line below an expectation does not compile.

const plain = { name: 'x', path: '/x', title: 'X', noun: 'x', group: 'content', icon: 'IconList' } as const
const fields = { name: text('Tên'), site: choice('Trang', { a: 'A', b: 'B' }) }

const listed = { list: get('/x') } as const

const bare = defineResource({ ...plain, operations: { list: get('/x') }, fields })
const deletable = defineResource({ ...plain, operations: { remove: del('/x/{id}') }, fields })

// Columns, order, filters and form rows are keys of the fields, or the dates of every record.
defineResource({ ...plain, operations: listed, fields, list: { columns: ['name', 'site', 'updated_at'] } })
defineResource({ ...plain, operations: listed, fields, dates: false, list: { columns: ['name'] } })
// @ts-expect-error a date of records that have none
defineResource({ ...plain, operations: listed, fields, dates: false, list: { columns: ['updated_at'] } })
defineResource({ ...plain, operations: {}, fields, typedKey: 'name' })
// @ts-expect-error a misspelt key
defineResource({ ...plain, operations: {}, fields, typedKey: 'nane' })
// @ts-expect-error a key that is not typed
defineResource({ ...plain, operations: {}, fields, typedKey: 'site' })
// @ts-expect-error a misspelt column
defineResource({ ...plain, operations: listed, fields, list: { columns: ['nane'] } })
// @ts-expect-error a misspelt column of the order
defineResource({ ...plain, operations: listed, fields, list: { columns: ['name'], sort: ['nane'] } })
// @ts-expect-error a misspelt filter
defineResource({ ...plain, operations: listed, fields, list: { columns: ['name'], filters: ['sites'] } })
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
// @ts-expect-error an icon that does not exist
defineResource({ ...plain, icon: 'rocket', operations: {}, fields })
// @ts-expect-error a call that no hook sends
defineResource({ ...plain, operations: { delete: del('/x/{id}') }, fields })

// @ts-expect-error a misspelt call beside a right one
defineResource({ ...plain, operations: { ...listed, updates: put('/x/{id}') }, fields })

// Each placeholder of a path is filled by the callers of its operation.
defineResource({ ...plain, operations: { one: get('/x/{_id}'), byParent: get('/x/of/{id}') }, fields })
// @ts-expect-error an id that no caller fills
defineResource({ ...plain, operations: { update: put('/x/{ID}') }, fields })
// @ts-expect-error a list has no id
defineResource({ ...plain, operations: { list: get('/x/{id}') }, fields })
// @ts-expect-error a new record has no id
defineResource({ ...plain, operations: { create: post('/x/{id}') }, fields })
defineResource({ ...plain, operations: { lookups: { slug: get('/x/slug/{slug}') } }, fields })
// @ts-expect-error a look-up fills only the placeholder of its own name
defineResource({ ...plain, operations: { lookups: { slug: get('/x/slug/{address}') } }, fields })

// A list needs the call that reads it, and so do a board and the home page.
// @ts-expect-error a list without `list`
defineResource({ ...plain, operations: { one: get('/x/{id}') }, fields, list: { columns: ['name'] } })
// @ts-expect-error a tile without `list`
defineResource({ ...plain, operations: { read: get('/x') }, fields, home: { create: true } })

const shown = { ...plain, operations: listed } as const

// A filter is a choice, a switch, a reference, a number or a date.
const kinds = {
  title: text('Tiêu đề'),
  day: date('Ngày'),
  on: toggle('Bật'),
  site: choice('Trang', { a: 'A' }),
  of: reference('Thuộc', () => bare),
}
defineResource({
  ...shown,
  fields: kinds,
  list: { columns: ['title'], filters: ['on', 'site', 'of', 'day', 'created_at'] },
})
// @ts-expect-error a text is no filter
defineResource({ ...shown, fields: kinds, list: { columns: ['title'], filters: ['title'] } })
// @ts-expect-error a switch is no label
defineResource({ ...shown, fields: kinds, label: 'on' })

// An option that names another field names an existing one of the right kind.
defineResource({ ...shown, fields: { ...kinds, url: slug('Nơi', { blankTo: 'title', slugFrom: 'title' }) } })
// @ts-expect-error `blankTo` names no field
defineResource({ ...shown, fields: { ...kinds, meta: text('Meta', { blankTo: 'tilte' }) } })
// @ts-expect-error `blankTo` names the field itself
defineResource({ ...shown, fields: { ...kinds, meta: text('Meta', { blankTo: 'meta' }) } })
// @ts-expect-error `slugFrom` names no field
defineResource({ ...shown, fields: { ...kinds, url: slug('Nơi', { slugFrom: 'name' }) } })
// @ts-expect-error `lookup` names no look-up
defineResource({ ...shown, fields: { ...kinds, url: slug('Nơi', { lookup: 'slug' }) } })
defineResource({ ...shown, fields: { ...kinds, until: date('Đến', { notBelow: 'day' }) } })
// @ts-expect-error `notBelow` names no field
defineResource({ ...shown, fields: { ...kinds, until: date('Đến', { notBelow: 'from' }) } })
// @ts-expect-error `notBelow` names a field of another kind
defineResource({ ...shown, fields: { ...kinds, until: date('Đến', { notBelow: 'title' }) } })
// @ts-expect-error an amount’s currency is a choice
defineResource({ ...shown, fields: { ...kinds, price: money('Giá', 'VND', { currencyFrom: 'title' }) } })

// A board names choices, a number and a picture of its own fields.
const page = {
  ...fields,
  page: choice('Trang', { home: 'Trang chủ' }),
  slot: choice('Chỗ', { top: 'Trên', foot: 'Dưới' }),
  order: number('Thứ tự'),
  picture: image('Ảnh'),
}
const board = { group: ['page', 'slot'], order: 'order', picture: 'picture' } as const
defineResource({
  ...plain,
  operations: listed,
  fields: page,
  board: { ...board, layout: [['top'], ['foot']] },
})
// @ts-expect-error a misspelt group
defineResource({ ...plain, operations: listed, fields: page, board: { ...board, group: ['page', 'sport'] } })
// @ts-expect-error a text is no group
defineResource({ ...plain, operations: listed, fields: page, board: { ...board, group: ['page', 'name'] } })
// @ts-expect-error a misspelt number
defineResource({ ...plain, operations: listed, fields: page, board: { ...board, order: 'ordre' } })
// @ts-expect-error a text is no picture
defineResource({ ...plain, operations: listed, fields: page, board: { ...board, picture: 'name' } })
// @ts-expect-error a slot that the choice does not have
defineResource({ ...plain, operations: listed, fields: page, board: { ...board, layout: [['bottom']] } })

// The initial value of a choice is one of its options.
choice('Trang', { a: 'A' }, { initial: 'a' })
// @ts-expect-error an unknown option
choice('Trang', { a: 'A' }, { initial: 'b' })
// @ts-expect-error an unknown option among several
manyChoice('Trang', { a: 'A' }, { initial: ['b'] })
// @ts-expect-error a number as the initial value of a text
text('Tên', { initial: 1 })
// @ts-expect-error an option that no kind has
text('Tên', { maximum: 1 })

// A condition names fields, and values that they can have.
const rules = { kind: choice('Loại', { percent: '%', amount: 'đ' }), off: number('Giảm'), on: toggle('Bật') }
const ruled = { ...plain, operations: {}, fields: rules } as const
defineResource({ ...ruled, conditions: [{ when: { kind: ['percent'], on: true }, field: 'off', max: 100 }] })
defineResource({ ...ruled, conditions: [{ when: { on: false }, field: 'kind', required: true }] })
// @ts-expect-error a misspelt field of a condition
defineResource({ ...ruled, conditions: [{ when: { on: true }, field: 'of', required: true }] })
// @ts-expect-error a misspelt field that a condition depends on
defineResource({ ...ruled, conditions: [{ when: { kinds: 'percent' }, field: 'off', max: 100 }] })
// @ts-expect-error a value that the choice does not have
defineResource({ ...ruled, conditions: [{ when: { kind: 'per cent' }, field: 'off', max: 100 }] })
// @ts-expect-error text as the value of a toggle
defineResource({ ...ruled, conditions: [{ when: { on: 'true' }, field: 'off', max: 100 }] })
// @ts-expect-error a limit of a field that is no number
defineResource({ ...ruled, conditions: [{ when: { on: true }, field: 'kind', max: 100 }] })
// @ts-expect-error a condition on a field that does not select
defineResource({ ...ruled, conditions: [{ when: { off: 5 }, field: 'kind', required: true }] })

// Views of a team are in a record that is read and saved as a whole.
const whole = { read: get('/api/shop'), save: put('/api/shop') }
defineResource({ ...plain, operations: whole, fields: { name: text('Tên') }, teamViews: 'views' })
// @ts-expect-error records of a list have no place for them
defineResource({ ...plain, operations: {}, fields: { name: text('Tên') }, teamViews: 'views' })

// A row has the values of its fields; one that did not come or cannot be read is undefined.
const row = rowOf(bare, {})
export const site: 'a' | 'b' | '' | undefined = row.site
// @ts-expect-error a value may be unknown
export const known: 'a' | 'b' | '' = row.site
// @ts-expect-error the row has no such field
export const nothing = row.nane
// @ts-expect-error a name is text
export const wrong: number = newValues(bare).name

// Capability is presence.
const remove = (resource: ResourceWith<'remove'>) => resource.operations.remove.path
remove(deletable)
// @ts-expect-error it has no delete call
remove(bare)

fieldOf(bare, 'name')
