// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { ResourceContext } from '#screens/resource-context.ts'
import { ListPage } from './list-page.tsx'

const { answer } = office()
const state = defaultListState(thing)

async function listed(...raws: readonly object[]) {
  answer('/api/thing/search', { data: { results: raws, pagination: { total: raws.length } } })
  draw(
    <ResourceContext value={thing}>
      <ListPage search={{}} state={state} hrefOf={() => '/things'} />
    </ResourceContext>,
  )
  await screen.findAllByRole('rowheader')
  return screen.getAllByRole('rowheader').map((head) => head.closest('tr') as HTMLElement)
}

const thingWith = (id: object, name: string) => ({ ...id, name, url: '', active: true })

/** The actions of a row, by their kind. */
function actionsOf(row: HTMLElement) {
  const within_ = within(row)
  return ['checkbox', 'link', 'switch', 'button'].filter((role) => within_.queryAllByRole(role).length > 0)
}

const every = ['checkbox', 'link', 'switch', 'button']

test('shows rows without an id of their own, without their actions, and why', async () => {
  const rows = await listed(
    thingWith({ id: 1 }, 'Áo'),
    thingWith({}, 'Mũ'),
    thingWith({ id: { at: 1, of: 2 } }, 'Giày'),
    thingWith({ _id: 'b' }, 'Túi'),
    thingWith({ _id: 'c' }, 'Ví đen'),
    thingWith({ _id: 'c' }, 'Ví nâu'),
  )
  expect(rows.map(actionsOf)).toEqual([every, [], [], every, [], []])
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
    'Áo',
    'Mũ',
    'Giày',
    'Túi',
    'Ví đen',
    'Ví nâu',
  ])
  const note = await screen.findByRole('note')
  expect(note.textContent).toContain('Máy chủ không gửi mã riêng của 4 mục')
})

test('selects the rows of the page that have an id', async () => {
  const rows = await listed(
    thingWith({ id: 1 }, 'Áo'),
    thingWith({}, 'Mũ'),
    thingWith({}, 'Giày'),
    thingWith({ id: 0 }, 'Túi'),
  )
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Chọn cả trang này' }))
  expect(boxes()).toEqual([true, true, true])
  expect(rows.map((row) => row.dataset.selected)).toEqual(['true', undefined, undefined, 'true'])
  const [first, last] = screen.getAllByRole('checkbox').slice(1)
  fireEvent.click(first as HTMLElement)
  fireEvent.click(last as HTMLElement)
  expect(boxes()).toEqual([false, false, false])
  fireEvent.click(first as HTMLElement)
  fireEvent.click(last as HTMLElement, { shiftKey: true })
  expect(boxes()).toEqual([true, true, true])
})

test('offers no selection of a page on which no row can be selected', async () => {
  await listed(thingWith({}, 'Áo'), thingWith({}, 'Mũ'))
  const page = screen.getByRole('checkbox', { name: 'Chọn cả trang này' })
  expect(page).toHaveProperty('disabled', true)
})

test('reads ids that are objects and numbers, and either spelling', async () => {
  const rows = await listed(
    thingWith({ _id: { $oid: 'a1' } }, 'Áo'),
    thingWith({ id: { _id: 'a2' } }, 'Mũ'),
    thingWith({ id: 0 }, 'Giày'),
    thingWith({ _id: 'a3' }, 'Túi'),
  )
  expect(rows.map(({ dataset }) => dataset.id)).toEqual(['a1', 'a2', '0', 'a3'])
  expect(screen.queryByRole('note')).toBeNull()
})
