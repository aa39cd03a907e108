import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { moveInMenu } from './move-in-menu.ts'

afterEach(cleanup)

test('moves the focus through the entries that can take it, around both ends', () => {
  render(
    <div role="menu" tabIndex={-1} onKeyDown={(event) => moveInMenu(event, 'a, button')}>
      <button type="button">Một</button>
      <button type="button" disabled>
        Ẩn
      </button>
      <a href="/ba">Ba</a>
    </div>,
  )
  screen.getByText('Một').focus()
  const after = (key: string) => {
    const isLeft = fireEvent.keyDown(document.activeElement ?? document.body, { key })
    return [document.activeElement?.textContent, isLeft]
  }
  expect(after('ArrowDown')).toEqual(['Ba', false])
  expect(after('ArrowDown')).toEqual(['Một', false])
  expect(after('ArrowUp')).toEqual(['Ba', false])
  expect(after('Home')).toEqual(['Một', false])
  expect(after('End')).toEqual(['Ba', false])
  expect(after('Tab'), 'is left to the browser').toEqual(['Ba', true])
})
