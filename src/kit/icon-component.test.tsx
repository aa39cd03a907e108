import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import createIcon, { type IconShape } from './icon-component.tsx'

afterEach(cleanup)

const paths = (container: HTMLElement) => [...container.querySelectorAll('path')]

test('draws the lines of an icon as one path', () => {
  const shapes: IconShape[] = [
    ['path', { d: 'M5 12l-2 0l9 -9', key: 'a' }],
    ['path', { d: 'M5 12v7', key: 'b' }],
  ]
  const Drawn = createIcon('outline', 'drawn', 'Drawn', shapes)
  const { container } = render(<Drawn size={18} stroke={1.6} className="sign" aria-hidden />)
  expect(paths(container).map((path) => path.getAttribute('d'))).toEqual(['M5 12l-2 0l9 -9M5 12v7'])
  const [opened] = container.innerHTML.split('>')
  expect(opened).toContain('width="18" height="18" viewBox="0 0 24 24" stroke-width="1.6" fill="none"')
  expect(opened).toContain('class="sign" aria-hidden="true"')
})

test('keeps a path with further attributes', () => {
  const shapes: IconShape[] = [
    ['path', { d: 'M1 1l2 0', key: 'a' }],
    ['path', { d: 'M6 6l.01 0', fill: 'currentColor', key: 'b' }],
    ['path', { d: 'M2 2l2 0', key: 'c' }],
  ]
  const Drawn = createIcon('outline', 'drawn', 'Drawn', shapes)
  const { container } = render(<Drawn />)
  expect(paths(container).map((path) => [path.getAttribute('d'), path.getAttribute('fill')])).toEqual([
    ['M1 1l2 0M2 2l2 0', null],
    ['M6 6l.01 0', 'currentColor'],
  ])
})

test('a filled icon has no lines', () => {
  const Drawn = createIcon('filled', 'drawn', 'Drawn', [['path', { d: 'M1 1l2 0', key: 'a' }]])
  const svg = render(<Drawn />).container.querySelector('svg')
  expect(svg?.getAttribute('stroke-width')).toBeNull()
  expect(svg?.getAttribute('fill')).toBe('currentColor')
})
