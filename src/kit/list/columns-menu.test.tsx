import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ColumnsMenu } from './columns-menu.tsx'

// happy-dom has no popovers; opening one only changes the layer.
HTMLElement.prototype.showPopover = () => undefined

afterEach(cleanup)

describe('ColumnsMenu', () => {
  it('hides and shows columns except the name column', async () => {
    const onHidden = vi.fn()
    const columns = ['name', 'site', 'active'].map((key) => ({ key, label: key }))
    render(
      <MantineProvider env="test">
        <ColumnsMenu
          columns={columns}
          hidden={['site']}
          onHidden={onHidden}
          density="normal"
          onDensity={vi.fn()}
          nameKey="name"
        />
      </MantineProvider>,
    )
    const button = screen.getByRole('button', { name: 'Cột và độ cao dòng' })
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const group = screen.getByRole('group', { name: 'Cột' })
    expect(within(group).getAllByRole('checkbox')).toHaveLength(2)
    await userEvent.click(within(group).getByRole('checkbox', { name: 'site' }))
    expect(onHidden).toHaveBeenLastCalledWith([])
    await userEvent.click(within(group).getByRole('checkbox', { name: 'active' }))
    expect(onHidden).toHaveBeenLastCalledWith(['site', 'active'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Thoáng' }).checked).toBe(true)
  })
})
