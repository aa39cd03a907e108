/** How the active cell takes keys: as a selected cell, typed over from the start, or edited with a caret. */
export type CellMode = 'select' | 'type' | 'edit'

/** The action of a key in the grid. */
export type KeyCommand =
  | { readonly kind: 'move'; readonly down: number; readonly right: number; readonly extends: boolean }
  | { readonly kind: 'enter' | 'tab'; readonly step: 1 | -1 }
  | {
      readonly kind:
        | 'edit'
        | 'cancel'
        | 'clear'
        | 'undo'
        | 'redo'
        | 'fillDown'
        | 'fillRange'
        | 'selectAll'
        | 'toggle'
        | 'newLine'
        | 'leave'
    }

/** The parts of a key event that decide. */
export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** A distance beyond every edge. */
const far = Number.MAX_SAFE_INTEGER

/** The rows of a page up or down. */
const pageRows = 20

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

const others: Readonly<Record<string, readonly [down: number, right: number]>> = {
  PageDown: [pageRows, 0],
  PageUp: [-pageRows, 0],
  Home: [0, -far],
  End: [0, far],
}

const held = { z: 'undo', y: 'redo', d: 'fillDown', a: 'selectAll' } as const

/** The command of a key as spreadsheets have it; null for one that the cell itself handles. */
export function keyCommand(pressed: PressedKey, mode: CellMode): KeyCommand | null {
  const { key, shiftKey } = pressed
  if (key === 'Tab') return hasModifier(pressed) ? null : { kind: 'tab', step: shiftKey ? -1 : 1 }
  if (key === 'Enter') return enterCommand(pressed, mode)
  if (key === 'Escape') return { kind: mode === 'select' ? 'leave' : 'cancel' }
  if (key === 'F2') return { kind: 'edit' }
  if (mode === 'edit') return null
  if (mode === 'type') {
    const arrow = hasModifier(pressed) || shiftKey ? undefined : arrows[key]
    return arrow ? { kind: 'move', down: arrow[0], right: arrow[1], extends: false } : null
  }
  return selectCommand(pressed)
}

function enterCommand(pressed: PressedKey, mode: CellMode): KeyCommand | null {
  if (pressed.altKey) return mode === 'select' ? null : { kind: 'newLine' }
  if (pressed.ctrlKey || pressed.metaKey) return mode === 'select' ? null : { kind: 'fillRange' }
  return { kind: 'enter', step: pressed.shiftKey ? -1 : 1 }
}

function selectCommand(pressed: PressedKey): KeyCommand | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  const isHeld = ctrlKey || metaKey
  if (altKey) return key === 'ArrowDown' ? { kind: 'edit' } : null
  const [down, right] = arrows[key] ?? others[key] ?? [0, 0]
  if (down !== 0 || right !== 0) {
    // With Ctrl, arrows go to the edge, Home and End to the first and last cell.
    const isCorner = isHeld && (key === 'Home' || key === 'End')
    const scale = isHeld && key in arrows ? far : 1
    return {
      kind: 'move',
      down: isCorner ? Math.sign(right) * far : down * scale,
      right: right * scale,
      extends: shiftKey,
    }
  }
  if (isHeld) {
    const kind = Object.hasOwn(held, key.toLowerCase()) && held[key.toLowerCase() as keyof typeof held]
    if (!kind) return null
    return { kind: kind === 'undo' && shiftKey ? 'redo' : kind }
  }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' }
  return key === ' ' ? { kind: 'toggle' } : null
}

function hasModifier({ ctrlKey, metaKey, altKey }: PressedKey): boolean {
  return ctrlKey || metaKey || altKey
}
