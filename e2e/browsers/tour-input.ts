import type { Place } from './in-page.ts'
import type { ActionSequence, TourBrowser } from './tour-browser.ts'

/** Keys by their names in WebDriver (section 17.4.2); any other key is its character. */
const KEYS: Readonly<Record<string, string>> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  Backspace: '\uE003',
  Delete: '\uE017',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** The keyboard and the pointers of a browser. */
export function tourInput(browser: TourBrowser) {
  const press = (keys: string) => {
    const names = keys === '+' ? [keys] : keys.split('+')
    const values = names.map((name) => KEYS[name] ?? name)
    return browser.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: [
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
        ],
      },
    ])
  }
  const type = (text: string) =>
    browser.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])
  const pressAt = (x: number, y: number, pointerType: 'mouse' | 'touch' = 'mouse') =>
    browser.perform([
      pointer(pointerType, [
        move(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    ])
  /** Drags by the mouse from one place over another, to a height between 0 and 1 of it. */
  const drag = (start: Place, end: Place, height: number) => {
    const y = Math.round(end.y + end.height * (height - 0.5))
    const x = start.x
    return browser.perform([
      pointer('mouse', [
        move(start.x, start.y),
        { type: 'pointerDown', button: 0 },
        move(start.x + 6, start.y + 6, 100),
        move(x + 10, y + 20, 300),
        move(x, y - 4, 300),
        move(x + 4, y, 300),
        move(x, y, 300),
        { type: 'pointerUp', button: 0 },
      ]),
    ])
  }
  return { press, type, pressAt, drag }
}

const move = (x: number, y: number, duration = 0) => ({ type: 'pointerMove', duration, x, y })

function pointer(pointerType: 'mouse' | 'touch', actions: ActionSequence['actions']): ActionSequence {
  return { type: 'pointer', id: pointerType, parameters: { pointerType }, actions }
}
