import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Branch } from './tree-items.ts'
import { TreeView } from './tree-view.tsx'

interface Category {
  readonly id: string
  readonly name: string
}

const below: Readonly<Record<string, readonly Category[]>> = {
  '': [
    { id: 'toys', name: 'Đồ chơi' },
    { id: 'food', name: 'Thực phẩm' },
    { id: 'bad', name: 'Khác' },
  ],
  toys: [
    { id: 'doll', name: 'Búp bê' },
    { id: 'car', name: 'Xe' },
  ],
}
const onRetry = vi.fn()
const branch = (id: string): Branch<Category> =>
  id === 'bad'
    ? { state: 'failed', text: 'Search roles failed', onRetry }
    : { state: 'ready', rows: below[id] ?? [] }
const idOf = ({ id }: Category) => id
const nameOf = ({ name }: Category) => name
const hasChildren = ({ id }: Category) => id !== 'doll' && id !== 'car'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

describe('TreeView', () => {
  it('is walked by the arrows, opened and closed', async () => {
    tree()
    await userEvent.tab()
    expect(at()).toBe('Đồ chơi')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('treeitem', { name: 'Đồ chơi' }).getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowRight}')
    expect(at()).toBe('Búp bê')
    expect(document.activeElement?.getAttribute('aria-level')).toBe('2')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(at()).toBe('Thực phẩm')
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    expect(at()).toBe('Đồ chơi')
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.queryByRole('treeitem', { name: 'Búp bê' })).toBeNull()
    await userEvent.keyboard('{End}')
    expect(at()).toBe('Khác')
    await userEvent.keyboard('{Home}')
    expect(at()).toBe('Đồ chơi')
  })

  it('finds a name by its first letters, marks aside', async () => {
    tree()
    await userEvent.tab()
    await userEvent.keyboard('thuc')
    expect(at()).toBe('Thực phẩm')
  })

  it('chooses with Enter', async () => {
    const { onSelect } = tree()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(below['']?.[1])
  })

  it('offers its buttons to Tab in the present row only', async () => {
    const { onAddChild } = tree()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onAddChild).toHaveBeenCalledExactlyOnceWith(below['']?.[0])
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('renders failed and empty branches, with a retry', async () => {
    tree(['bad', 'food'])
    expect(screen.getByText('Chưa có mục con.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    expect(screen.getByText('Search roles failed')).toBeDefined()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

const at = () => document.activeElement?.getAttribute('aria-label')

function tree(opened: readonly string[] = []) {
  const onSelect = vi.fn()
  const onAddChild = vi.fn()
  function Held() {
    const [open, setOpen] = useState<ReadonlySet<string>>(new Set(opened))
    const turn = (id: string, isOpen: boolean) =>
      setOpen((last) => new Set(isOpen ? [...last, id] : [...last].filter((one) => one !== id)))
    return (
      <TreeView
        label="Danh mục"
        branch={branch}
        rowId={idOf}
        rowName={nameOf}
        hasChildren={hasChildren}
        open={open}
        onOpen={turn}
        onSelect={onSelect}
        onAddChild={onAddChild}
      />
    )
  }
  render(<Held />)
  return { onSelect, onAddChild }
}
