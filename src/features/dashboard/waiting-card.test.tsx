// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choice, defineResource, get, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { cache } from '#hooks/read/cache.ts'
import { held, office } from '#hooks/testing/office.test-data.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { WaitingCard } from './waiting-card.tsx'

const { answer } = office()

const letterOf = (name: string, title: string) =>
  defineResource({
    ...samplePlan,
    name,
    title,
    operations: { list: get(`/api/${name}`) },
    fields: {
      name: text('Tên'),
      status: choice('Trạng thái', { open: 'Mới', closed: 'Xong' }, { tints: { open: 'new' } }),
    },
    list: { columns: ['name'], sort: ['created_at'], filters: ['status'] },
    home: { waiting: { fresh: true } },
  })

test('shows a row once those above it have arrived, so that none moves', async () => {
  const results = [{ id: '1', name: 'Lan', status: 'open', created_at: new Date().toISOString() }]
  const listing = { data: { results, pagination: { total: 1 } } }
  const upper = held(listing)
  answer('/api/letter', upper.reply)
  answer('/api/note', listing)
  draw(<WaitingCard resources={[letterOf('letter', 'Thư'), letterOf('note', 'Ghi chú')]} drafts={null} />)
  await waitFor(() => expect(cache.isFetching()).toBe(2))
  await waitFor(() => expect(cache.isFetching()).toBe(1))
  expect(screen.queryAllByRole('listitem')).toEqual([])
  upper.release()
  await screen.findByText('Thư mới')
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent)).toEqual([
    'Thư mới',
    'Ghi chú mới',
  ])
})
