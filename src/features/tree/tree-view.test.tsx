import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Row } from '#descriptor/row.ts'
import type { Branch } from '#hooks/tree/use-branches.ts'
import { TreeView } from './tree-view.tsx'

const names: Readonly<Record<string, string>> = {
  toys: 'Đồ chơi',
  food: 'Thực phẩm',
  bad: 'Khác',
  doll: 'Búp bê',
  car: 'Xe',
}
const below: Readonly<Record<string, readonly string[]>> = {
  '': ['toys', 'food', 'bad'],
  toys: ['doll', 'car'],
}
const retry = vi.fn()
const branch = (id: string): Branch =>
  id === 'bad'
    ? { state: 'failed', text: 'Search roles failed', retry }
    : { state: 'ready', rows: (below[id] ?? []).map((one) => ({ id: one, raw: {} }) as Row) }
const nameOf = ({ id }: Row) => names[id] ?? ''
const hasChildren = ({ id }: Row) => id !== 'doll' && id !== 'car'

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
    tree()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(location.hash).toBe('#food')
  })

  it('offers its buttons to Tab in the present row only', async () => {
    const { onAddChild } = tree()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onAddChild).toHaveBeenCalledExactlyOnceWith({ id: 'toys', raw: {} })
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Thao tác với Đồ chơi')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('renders failed and empty branches, with a retry', async () => {
    tree(['bad', 'food'])
    expect(screen.getByText('Chưa có mục con.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    expect(screen.getByText('Search roles failed')).toBeDefined()
    expect(retry).toHaveBeenCalledOnce()
  })
})

const at = () => document.activeElement?.getAttribute('aria-label')

function tree(opened: readonly string[] = []) {
  const onAddChild = vi.fn()
  function Held() {
    const [open, setOpen] = useState<ReadonlySet<string>>(new Set(opened))
    const turn = (id: string, isOpen: boolean) =>
      setOpen((last) => new Set(isOpen ? [...last, id] : [...last].filter((one) => one !== id)))
    return (
      <TreeView
        label="Danh mục"
        source={{ branch, hasChildren, open }}
        rowName={nameOf}
        onOpen={turn}
        selected={null}
        renderLink={({ id }, { children, ...props }) => (
          <a href={`#${id}`} {...props}>
            {children}
          </a>
        )}
        countOf={() => undefined}
        facts={() => null}
        onAddChild={onAddChild}
        rowActions={() => []}
        canOrder={false}
        moving={null}
        hasPath={false}
        onCloseAll={() => {}}
      />
    )
  }
  render(<Held />)
  return { onAddChild }
}
