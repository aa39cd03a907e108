import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { SearchBox } from '#kit/list/search-box.tsx'

test('focuses the search box of a list on "/" outside other fields', () => {
  render(<SearchBox value="" isShortcut={isSingleKey} onSearch={() => {}} />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(field)
  field.blur()
  const other = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(other, { key: '/' })
  expect(document.activeElement).not.toBe(field)
  other.remove()
})
