import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LinkProps } from '#kit/render-link.ts'
import type { NavGroup } from './nav.tsx'
import { Shell } from './shell.tsx'

const groups: NavGroup[] = [
  { group: 'home', label: 'Trang chủ', items: [{ path: '/', title: 'Trang chủ', icon: 'IconHome' }] },
  {
    group: 'content',
    label: 'Nội dung',
    items: [
      { path: '/guides', title: 'Hướng dẫn', icon: 'IconBook2' },
      { path: '/articles', title: 'Bài viết', icon: 'IconNews' },
    ],
  },
  {
    group: 'catalogue',
    label: 'Sản phẩm',
    items: [
      { path: '/brands', title: 'Thương hiệu', icon: 'IconCertificate' },
      { path: '/size', title: 'Kích cỡ', icon: 'IconRulerMeasure' },
    ],
  },
]

const link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

function draw(current: string) {
  return render(
    <MantineProvider env="test">
      <Shell groups={groups} current={current} renderLink={link}>
        <h1>Trang</h1>
      </Shell>
    </MantineProvider>,
  )
}

const navigation = () => within(screen.getByRole('navigation', { name: 'Điều hướng' }))

beforeEach(() => localStorage.clear())

afterEach(cleanup)

describe('Shell', () => {
  it('marks the entry of the current page', () => {
    draw('/brands')
    expect(navigation().getByRole('link', { name: 'Thương hiệu' }).getAttribute('aria-current')).toBe('page')
    expect(navigation().getByRole('link', { name: 'Kích cỡ' }).getAttribute('aria-current')).toBeNull()
  })

  it('keeps the group of the current page open', async () => {
    draw('/brands')
    await userEvent.click(navigation().getByRole('button', { name: 'Sản phẩm' }))
    expect(navigation().getByRole('link', { name: 'Thương hiệu' })).toBeTruthy()
  })

  it('closes another group and stores that', async () => {
    const first = draw('/brands')
    await userEvent.click(navigation().getByRole('button', { name: 'Nội dung' }))
    expect(navigation().queryByRole('link', { name: 'Hướng dẫn' })).toBeNull()
    first.unmount()
    const second = draw('/size')
    expect(navigation().queryByRole('link', { name: 'Hướng dẫn' })).toBeNull()
    second.unmount()
    // The group of the current page is open all the same.
    draw('/guides')
    expect(navigation().getByRole('link', { name: 'Hướng dẫn' })).toBeTruthy()
  })

  it('renders a group of one entry without a heading', () => {
    draw('/')
    expect(navigation().queryByRole('button', { name: 'Trang chủ' })).toBeNull()
  })

  it('stores that the navigation is collapsed and keeps the names of its links', async () => {
    const first = draw('/brands')
    await userEvent.click(screen.getByRole('button', { name: 'Thu gọn điều hướng' }))
    first.unmount()
    draw('/brands')
    expect(screen.getByRole('button', { name: 'Mở rộng điều hướng' })).toBeTruthy()
    expect(navigation().getByRole('link', { name: 'Kích cỡ' })).toBeTruthy()
  })

  it('skips the navigation by its first link', async () => {
    draw('/brands')
    await userEvent.click(screen.getByRole('link', { name: 'Tới nội dung chính' }))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('shows the back-to-top button once the page is scrolled by 100 px', () => {
    draw('/brands')
    const offered = () => screen.queryByRole('button', { name: 'Lên đầu trang' }) !== null
    scrollTo(99)
    expect(offered()).toBe(false)
    scrollTo(100)
    expect(offered()).toBe(true)
    scrollTo(0)
    expect(offered()).toBe(false)
  })
})

function scrollTo(top: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
}
