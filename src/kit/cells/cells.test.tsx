import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StateWord } from '#kit/state-word.tsx'
import { DateCell } from './date-cell.tsx'
import { ImageCell } from './image-cell.tsx'
import { safeUrl } from './safe-url.ts'
import { excerpt, LinkCell, ReferenceCell, TextCell, ToggleCell } from './text-cells.tsx'

afterEach(cleanup)

describe('cells', () => {
  it('render nothing for an empty value', () => {
    const { container } = render(
      <>
        <TextCell value="" />
        <DateCell value="" />
        <LinkCell value="" kind="url" />
      </>,
    )
    expect(container.innerHTML).toBe('')
  })

  it('show how long ago a moment was, also after the record was saved again', () => {
    const moment = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
    const { container, rerender } = render(<DateCell value={moment(150)} as="ago" />)
    expect(container.textContent).toBe('2 giờ trước')
    rerender(<DateCell value={moment(0)} as="ago" />)
    expect(container.textContent).toBe('vừa xong')
    rerender(<DateCell value="2025-09-02T13:45:00+07:00" as="dateTime" />)
    expect(container.textContent).toMatch(/^02\/09\/2025 \d\d:45$/)
  })

  it('show the names of records that are loaded beside one that is loading', () => {
    const { container } = render(<ReferenceCell names={[{ label: 'Ấm' }, undefined, 'gone']} />)
    expect(container.textContent).toBe('Ấm, Đã xóa')
  })

  it('show an invalid date unchanged', () => {
    const { container } = render(<DateCell value="mai" />)
    expect(container.textContent).toBe('mai')
  })

  it('show a toggle with its word for screen readers, and without it as a switch that can be changed', () => {
    const onToggle = vi.fn()
    const { container, rerender } = render(<ToggleCell value={false} />)
    expect(container.textContent).toBe('Tắt')
    expect(container.firstElementChild?.getAttribute('title')).toBe('Tắt')
    rerender(<ToggleCell value={false} onToggle={onToggle} label="Đang dùng: Muji" />)
    const button = screen.getByRole('switch', { name: 'Đang dùng: Muji', checked: false })
    expect(button.textContent).toBe('')
    fireEvent.click(button)
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('show a state as its word, and as a switch where it can be changed', () => {
    const onToggle = vi.fn()
    const { rerender } = render(<StateWord label="Đang bán" tint="done" />)
    expect(screen.getByText('Đang bán').dataset['tint']).toBe('done')
    const toggle = { label: 'Đang bán: Muji', isOn: true, onToggle }
    rerender(<StateWord label="Đang bán" tint="done" toggle={toggle} />)
    fireEvent.click(screen.getByRole('switch', { name: 'Đang bán: Muji', checked: true }))
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('replace a broken picture by an icon until its address changes', () => {
    const { container, rerender } = render(<ImageCell src="/gone.png" />)
    const broken = container.querySelector('img')
    if (broken) fireEvent.error(broken)
    expect(container.querySelector('img')).toBeNull()
    rerender(<ImageCell src="/there.png" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/there.png')
  })

  it('link only to safe addresses', () => {
    render(
      <>
        <LinkCell value="https://www.example.jp/" kind="url" />
        <LinkCell value="javascript:alert(1)" kind="url" />
        <LinkCell value="+84 (90) 123" kind="phone" />
      </>,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://www.example.jp/',
      'tel:+8490123',
    ])
    expect(screen.getByRole('link', { name: 'example.jp' }).getAttribute('rel')).toBe('noreferrer')
  })
})

describe('safeUrl', () => {
  it.each([
    ['https://a.vn/x?y#z', 'https://a.vn/x?y#z'],
    [' www.a.vn ', 'https://www.a.vn'],
    ['mailto:a@b.vn', 'mailto:a@b.vn'],
    ['JavaScript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://', undefined],
    ['/relative', undefined],
  ])('%s', (address, href) => {
    expect(safeUrl(address)).toBe(href)
  })
})

describe('excerpt', () => {
  it('keeps the text and drops the markup', () => {
    expect(excerpt('<h2>Một</h2><p>hai&nbsp;<b>ba</b></p><script>alert(1)</script>')).toBe('Một hai ba')
    expect(excerpt(`<p>${'a'.repeat(9000)}</p>`).length).toBe(200)
  })
})
