import type { KeyboardEvent } from 'react'

/** Moves the focus between items by arrows, Home and End; returns the name of the item that had the focus. */
export function moveFileFocus(event: KeyboardEvent<HTMLElement>): string | undefined {
  const ways = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-way]')]
  const at = ways.findIndex((way) => way === event.target)
  const from = ways[at]
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const next = nextOf(event.key, ways, at)
  if (next) {
    event.preventDefault()
    next.focus()
  }
  return from.dataset['way']
}

function nextOf(key: string, ways: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'Home') return ways[0]
  if (key === 'End') return ways.at(-1)
  if (key === 'ArrowRight') return ways[at + 1]
  if (key === 'ArrowLeft') return ways[at - 1]
  const columns = columnsOf(ways)
  if (key === 'ArrowDown') return ways[at + columns]
  return key === 'ArrowUp' ? ways[at - columns] : undefined
}

/** The number of items in the first line. */
function columnsOf(ways: readonly HTMLElement[]): number {
  const [first, ...others] = ways.map((way) => way.closest('li')?.offsetTop ?? 0)
  const below = others.findIndex((top) => top !== first)
  return below === -1 ? ways.length : below + 1
}
