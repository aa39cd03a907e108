import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ColumnChoicesProps } from './columns/column-option.ts'
import { ColumnsMenu } from './columns-menu.tsx'

// happy-dom has no popovers; opening one only changes the layer.
HTMLElement.prototype.showPopover = () => undefined

afterEach(cleanup)

describe('ColumnsMenu', () => {
  it('shows and hides any of the columns', async () => {
    const onShown = vi.fn()
    const group = within(await opened({ onShown }).then(() => screen.getByRole('group', { name: 'Cột' })))
    expect(group.getAllByRole('checkbox', { checked: true }).map(labelOf)).toEqual(['site', 'active'])
    await userEvent.click(group.getByRole('checkbox', { name: 'site' }))
    expect(onShown).toHaveBeenLastCalledWith(['active'])
    await userEvent.click(group.getByRole('checkbox', { name: 'code' }))
    expect(onShown).toHaveBeenLastCalledWith(['site', 'active', 'code'])
  })

  it('moves a column with the arrow keys', async () => {
    const onShown = vi.fn()
    await opened({ onShown })
    screen.getByRole('button', { name: 'Dời cột active' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(onShown).toHaveBeenLastCalledWith(['active', 'site'])
    onShown.mockClear()
    await userEvent.keyboard('{ArrowDown}')
    expect(onShown).toHaveBeenLastCalledWith(['site', 'active'])
  })

  it('sorts by a field that is no column, in both directions', async () => {
    const onOrder = vi.fn()
    await opened({ onOrder, order: { key: 'code', desc: false } })
    const group = within(screen.getByRole('group', { name: 'Sắp xếp' }))
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'code' }).checked).toBe(true)
    await userEvent.click(group.getByRole('button', { name: 'Giảm dần: code' }))
    expect(onOrder).toHaveBeenLastCalledWith({ key: 'code', desc: true })
    await userEvent.click(group.getByRole('radio', { name: 'Thứ tự mặc định' }))
    expect(onOrder).toHaveBeenLastCalledWith(null)
  })

  it('restores the usual columns where others are shown', async () => {
    const onReset = vi.fn()
    await opened({ onReset })
    await userEvent.click(screen.getByRole('button', { name: 'Về cột mặc định' }))
    expect(onReset).toHaveBeenCalledOnce()
  })
})

const labelOf = (box: HTMLElement) => box.closest('label')?.textContent

async function opened(props: Partial<ColumnChoicesProps>) {
  const option = (key: string) => ({ key, label: key })
  render(
    <ColumnsMenu
      columns={['site', 'code', 'active'].map(option)}
      shown={['site', 'active']}
      onShown={vi.fn()}
      onReset={undefined}
      sortable={['code'].map(option)}
      order={null}
      onOrder={vi.fn()}
      density="normal"
      onDensity={vi.fn()}
      {...props}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cột và độ cao dòng' }))
  await screen.findByRole('group', { name: 'Cột' })
}
