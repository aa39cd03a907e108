import { remInPixels } from '#kit/rem-in-pixels.ts'

/** Stores a width in rem; undefined for the usual one. */
type Store = (width: number | undefined) => void

const LEAST = 4
const MOST = 40
const STEP = 1

/** Follows the pointer that `edge` has captured at `fromX`, and stores the width when it is released. */
export function dragColumn(edge: HTMLElement, fromX: number, store: Store): void {
  const head = edge.closest('th')
  if (!head) return
  const start = widthOf(head)
  const before = head.style.width
  let width = start
  const move = ({ clientX }: PointerEvent) => {
    width = limited(start + (clientX - fromX) / remInPixels())
    head.style.width = `${width}rem`
  }
  const end = ({ type }: PointerEvent) => {
    delete edge.dataset['dragging']
    listening.abort()
    if (type === 'pointerup' && width !== start) store(width)
    else head.style.width = before
  }
  const listening = new AbortController()
  const { signal } = listening
  edge.dataset['dragging'] = ''
  edge.addEventListener('pointermove', move, { signal })
  edge.addEventListener('pointerup', end, { signal })
  edge.addEventListener('pointercancel', end, { signal })
}

/** Makes a column one step narrower or wider. */
export function stepColumn(edge: HTMLElement, direction: number, store: Store): void {
  const head = edge.closest('th')
  if (head) store(limited(widthOf(head) + direction * STEP))
}

const widthOf = (head: HTMLElement) => head.getBoundingClientRect().width / remInPixels()
const limited = (width: number) => Math.round(Math.min(MOST, Math.max(LEAST, width)) * 100) / 100
