import { afterEach, expect, test, vi } from 'vitest'
import { isSingleKey, singleKeysKey } from './single-keys.ts'

vi.mock('#session/session.ts', () => ({ session: { storedUser: () => ({ subject: 'lan' }) } }))

/** Presses a key on the element that matches the selector; returns whether it is a shortcut. */
function pressed(selector: string, init: KeyboardEventInit = {}): boolean {
  let isSingle = false
  const listen = (event: KeyboardEvent) => {
    isSingle = isSingleKey(event)
  }
  document.addEventListener('keydown', listen)
  document
    .querySelector(selector)
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, ...init }))
  document.removeEventListener('keydown', listen)
  return isSingle
}

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
})

test('a key alone is a shortcut on the page', () => {
  document.body.innerHTML = '<main><a href="/">x</a></main>'
  expect(pressed('a')).toBe(true)
  for (const key of ['ctrlKey', 'metaKey', 'altKey', 'isComposing'])
    expect(pressed('a', { [key]: true })).toBe(false)
})

test('ignores keys while an input has the focus', () => {
  document.body.innerHTML =
    '<input><textarea></textarea><select></select><div contenteditable="true"><p>x</p></div><ul role="menu"><li></li></ul>'
  for (const place of ['input', 'textarea', 'select', 'p', 'li']) expect(pressed(place)).toBe(false)
})

test.each([true, false])('ignores keys on a text without its editor (its code is loading: %s)', (isBusy) => {
  document.body.innerHTML = `<section data-path="content" aria-busy="${isBusy}"></section>`
  expect(pressed('section')).toBe(false)
})

test('a key on a checkbox is a shortcut, as one takes no letter', () => {
  document.body.innerHTML = '<input type="checkbox">'
  expect(pressed('input')).toBe(true)
})

test.each(['<dialog open></dialog>', '<div role="dialog"></div>'])('never under %s', (above) => {
  document.body.innerHTML = `<main></main>${above}`
  expect(pressed('main')).toBe(false)
})

test('ignores keys only for the user who has disabled them', () => {
  document.body.innerHTML = '<main></main>'
  localStorage.setItem('single-keys minh', 'off')
  expect(pressed('main')).toBe(true)
  localStorage.setItem(singleKeysKey(), 'off')
  expect(pressed('main')).toBe(false)
})
