// @vitest-environment node
import { expect, test } from 'vitest'
import { type CellMode, type KeyCommand, keyCommand } from './key-command.ts'

const far = Number.MAX_SAFE_INTEGER
const move = (down: number, right: number, isExtending = false): KeyCommand => ({
  kind: 'move',
  down,
  right,
  extends: isExtending,
})

/** The command of a key such as `Ctrl+Shift+ArrowDown`. */
function commandOf(pressed: string, mode: CellMode = 'select') {
  const parts = pressed.split('+')
  return keyCommand(
    {
      key: parts.at(-1) ?? '',
      ctrlKey: parts.includes('Ctrl'),
      metaKey: parts.includes('Meta'),
      altKey: parts.includes('Alt'),
      shiftKey: parts.includes('Shift'),
    },
    mode,
  )
}

test.each<readonly [string, KeyCommand | null]>([
  ['ArrowDown', move(1, 0)],
  ['Shift+ArrowLeft', move(0, -1, true)],
  ['Ctrl+ArrowDown', move(far, 0)],
  ['Ctrl+Shift+ArrowRight', move(0, far, true)],
  ['Home', move(0, -far)],
  ['Ctrl+Home', move(-far, -far)],
  ['Ctrl+End', move(far, far)],
  ['PageDown', move(20, 0)],
  ['Enter', { kind: 'enter', step: 1 }],
  ['Shift+Enter', { kind: 'enter', step: -1 }],
  ['Tab', { kind: 'tab', step: 1 }],
  ['Shift+Tab', { kind: 'tab', step: -1 }],
  ['Ctrl+Tab', null],
  ['F2', { kind: 'edit' }],
  ['Alt+ArrowDown', { kind: 'edit' }],
  ['Escape', { kind: 'leave' }],
  ['Delete', { kind: 'clear' }],
  ['Backspace', { kind: 'clear' }],
  [' ', { kind: 'toggle' }],
  ['Ctrl+d', { kind: 'fillDown' }],
  ['Ctrl+z', { kind: 'undo' }],
  ['Meta+Shift+Z', { kind: 'redo' }],
  ['Ctrl+y', { kind: 'redo' }],
  ['Ctrl+a', { kind: 'selectAll' }],
  ['Ctrl+c', null],
  ['a', null],
])('a selected cell takes %s', (pressed, command) => {
  expect(commandOf(pressed)).toEqual(command)
})

test.each<readonly [string, CellMode, KeyCommand | null]>([
  ['ArrowRight', 'type', move(0, 1)],
  ['ArrowRight', 'edit', null],
  ['Shift+ArrowRight', 'type', null],
  ['Home', 'type', null],
  ['Enter', 'edit', { kind: 'enter', step: 1 }],
  ['Ctrl+Enter', 'type', { kind: 'fillRange' }],
  ['Alt+Enter', 'edit', { kind: 'newLine' }],
  ['Tab', 'edit', { kind: 'tab', step: 1 }],
  ['Escape', 'edit', { kind: 'cancel' }],
  ['F2', 'type', { kind: 'edit' }],
  ['Backspace', 'type', null],
  ['Ctrl+z', 'edit', null],
])('takes %s in mode %s', (pressed, mode, command) => {
  expect(commandOf(pressed, mode)).toEqual(command)
})
