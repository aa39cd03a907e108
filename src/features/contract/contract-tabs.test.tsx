// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { rowOf } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { signInAs } from '#hooks/testing/restricted.test-data.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { ResourcesContext } from '#screens/resources-context.ts'
import { ContractTabs } from './contract-tabs.tsx'

office()

const contract = (
  <ResourcesContext value={[thing]}>
    <ContractTabs tabs={[thing]} search={{ tab: 'contract' }} />
  </ResourcesContext>
)
const title = { name: 'Kiểm tra máy chủ' }

test.each([undefined, { status: 'unknown' }, { status: 'refused', permission: 'business' }])(
  'shows no departures while the current-user lookup gives %o',
  async (lookup) => {
    cache.setQueryData(keys.currentUser, lookup)
    draw(contract)
    await act(async () => {})
    expect(screen.queryByRole('heading', title)).toBeNull()
  },
)

test('shows an admin the departures of responses in the cache, until each is dismissed', async () => {
  const rows = [
    rowOf(thing, { id: '1', name: 'Bàn', url: 'ban', position: 'mười', active: true, author: '' }),
  ]
  cache.setQueryData(keys.list(thing, defaultListState(thing)), { rows })
  signInAs('admin')
  draw(contract)
  expect(await screen.findByRole('heading', title)).toBeTruthy()
  const sentence = await screen.findByText('position')
  expect(sentence.closest('li')?.textContent).toContain('là văn bản trong 1/1 bản ghi')
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ qua tất cả' }))
  expect(await screen.findByText('Mọi câu trả lời của máy chủ đều đúng như mô tả.')).toBeTruthy()
})
