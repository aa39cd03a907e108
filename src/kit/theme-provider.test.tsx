import { useMantineColorScheme } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { showStoredColorScheme } from '#browser/color-scheme.ts'
import { ThemeProvider } from './theme-provider.tsx'

function Switch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <button type="button" onClick={() => setColorScheme('dark')}>
      {colorScheme}
    </button>
  )
}

const attribute = () => document.documentElement.getAttribute('data-mantine-color-scheme')
const show = () => render(<Switch />, { wrapper: ThemeProvider })

beforeEach(() => {
  cleanup()
  localStorage.clear()
  document.documentElement.removeAttribute('data-mantine-color-scheme')
})

test('the style elements carry the nonce of the page', () => {
  const meta = document.createElement('meta')
  meta.setAttribute('property', 'csp-nonce')
  meta.nonce = 'abc'
  document.head.append(meta)
  const { container } = show()
  const styles = [...container.querySelectorAll('style')]
  expect(styles.map((style) => style.getAttribute('nonce'))).toEqual(['abc', 'abc'])
  expect(styles[0]?.textContent).toContain('--ben-page')
})

test('remembers the chosen colour scheme, and follows the system without one', () => {
  show()
  expect([screen.getByRole('button').textContent, attribute()]).toEqual(['auto', 'light'])
  fireEvent.click(screen.getByRole('button'))
  expect([screen.getByRole('button').textContent, attribute()]).toEqual(['dark', 'dark'])
  expect(localStorage.getItem('color-scheme')).toBe('dark')
})

test.each(['light', 'dark'])('a remembered %s scheme is shown before the provider', (scheme) => {
  localStorage.setItem('color-scheme', scheme)
  showStoredColorScheme()
  expect(attribute()).toBe(scheme)
})

test.each([null, 'blue'])('without a known choice (%s) the page follows the system', (value) => {
  if (value) localStorage.setItem('color-scheme', value)
  showStoredColorScheme()
  expect(attribute()).toBeNull()
  show()
  expect([screen.getByRole('button').textContent, attribute()]).toEqual(['auto', 'light'])
})
