// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { letter } from '#hooks/testing/letters.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { draw } from '#screens/draw.test-data.tsx'
import { ResourceContext } from '#screens/resource-context.ts'
import { OrderButton } from './order-button.tsx'

office()

test('shows the order in words, and offers the others', async () => {
  const onOrder = vi.fn()
  const sorted = { ...letter, list: { ...letter.list, sort: ['created_at', 'name'] } }
  draw(
    <ResourceContext value={sorted}>
      <OrderButton order={{ key: 'created_at', desc: false }} onOrder={onOrder} />
    </ResourceContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Thứ tự: Cũ nhất trước' }))
  const others = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(others).toEqual(['Mới nhất trước', 'Họ tên tăng dần', 'Họ tên giảm dần'])
  fireEvent.click(screen.getByRole('menuitem', { name: 'Mới nhất trước' }))
  expect(onOrder).toHaveBeenCalledWith({ key: 'created_at', desc: true })
})

test('is missing where the back-end cannot sort', () => {
  const { sort: _, ...list } = letter.list
  const { container } = draw(
    <ResourceContext value={{ ...letter, list }}>
      <OrderButton order={null} onOrder={vi.fn()} />
    </ResourceContext>,
  )
  expect(container.textContent).toBe('')
})
