import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStore } from '#browser/create-store.ts'
import { type Features, FeaturesContext, useFeatures } from '#screens/features-context.ts'
import type { MenuGroup } from './menu.ts'
import type { LinkProps } from './nav.tsx'
import { Shell } from './shell.tsx'

const item = (path: string, title: string, resource = title) =>
  ({ path, forms: [], title, icon: 'IconList', resource }) as const
const groups: readonly MenuGroup[] = [
  { group: 'home', items: [item('/', 'Trang chủ'), item('/requests', 'Yêu cầu', 'request')] },
  {
    group: 'catalogue',
    label: 'Hàng hóa',
    items: [item('/brands', 'Thương hiệu')],
    folder: {
      name: 'attributes',
      title: 'Thuộc tính',
      icon: 'IconAdjustments',
      items: [item('/size', 'Kích cỡ'), item('/unit', 'Đơn vị')],
    },
  },
]

const link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

const badges = createStore<ReadonlyMap<string, number>>(new Map())

const draw = (current: string) => render(<Drawn current={current} />)

const MenuBadges: Features['MenuBadges'] = ({ children }) =>
  children(useSyncExternalStore(badges.subscribe, badges.get))

function Drawn({ current }: { readonly current: string }) {
  const features = { ...useFeatures(), MenuBadges }
  return (
    <FeaturesContext value={features}>
      <Shell groups={groups} current={current} renderLink={link}>
        <h1>Trang</h1>
      </Shell>
    </FeaturesContext>
  )
}

const navigation = () => within(screen.getByRole('navigation', { name: 'Điều hướng' }))

beforeEach(() => localStorage.clear())

afterEach(cleanup)

describe('Shell', () => {
  it('marks the entry of the current page', async () => {
    draw('/brands')
    expect(navigation().getByRole('link', { name: 'Thương hiệu' }).getAttribute('aria-current')).toBe('page')
    expect(navigation().getByRole('link', { name: 'Yêu cầu' }).getAttribute('aria-current')).toBeNull()
  })

  it('opens a folder in place and stores that', async () => {
    const first = draw('/brands')
    expect(navigation().queryByRole('link', { name: 'Kích cỡ' })).toBeNull()
    await userEvent.click(navigation().getByRole('button', { name: 'Thuộc tính', expanded: false }))
    expect(navigation().getByRole('link', { name: 'Kích cỡ' })).toBeTruthy()
    first.unmount()
    draw('/')
    expect(navigation().getByRole('link', { name: 'Kích cỡ' })).toBeTruthy()
    await userEvent.click(navigation().getByRole('button', { name: 'Thuộc tính', expanded: true }))
    expect(navigation().queryByRole('link', { name: 'Kích cỡ' })).toBeNull()
  })

  it('keeps the folder of the current page open', async () => {
    draw('/unit')
    await userEvent.click(navigation().getByRole('button', { name: 'Thuộc tính' }))
    expect(navigation().getByRole('link', { name: 'Đơn vị' }).getAttribute('aria-current')).toBe('page')
  })

  it('shows the badge of a resource without changing the name of its entry', async () => {
    draw('/')
    const entry = () => navigation().getByRole('link', { name: 'Yêu cầu' })
    expect(entry().textContent).toBe('Yêu cầu')
    act(() => badges.set(new Map([['request', 12]])))
    expect(entry().textContent).toBe('Yêu cầu12')
    expect(entry().title).toBe('Yêu cầu: 12 mới')
    act(() => badges.set(new Map()))
    expect(entry().textContent).toBe('Yêu cầu')
  })

  it('stores that the navigation is collapsed and keeps the names of its links', async () => {
    const first = draw('/brands')
    await userEvent.click(screen.getByRole('button', { name: 'Thu gọn điều hướng' }))
    first.unmount()
    draw('/brands')
    expect(screen.getByRole('button', { name: 'Mở rộng điều hướng' })).toBeTruthy()
    expect(navigation().getByRole('link', { name: 'Thương hiệu' }).title).toBe('Thương hiệu')
  })

  it('skips the navigation by its first link', async () => {
    draw('/brands')
    await userEvent.click(screen.getByRole('link', { name: 'Tới nội dung chính' }))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('shows the back-to-top button once the page is scrolled by 100 px', async () => {
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
