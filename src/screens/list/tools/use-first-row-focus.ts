import { useEffect, useRef } from 'react'

/**
 * A function that moves the focus from the search box to the first row, once the rows of its query are shown; it does not
 * if the user has left the box or typed on.
 */
export function useFirstRowFocus(query: string, isShown: boolean): (box: HTMLInputElement) => void {
  const wanted = useRef<{ readonly box: HTMLInputElement; readonly query: string } | null>(null)
  const move = () => {
    if (!wanted.current) return
    const { box, query: wantedQuery } = wanted.current
    const isLeft = document.activeElement !== box || box.value.trim() !== wantedQuery
    if (!isLeft && (!isShown || wantedQuery !== query)) return
    wanted.current = null
    if (!isLeft) document.querySelector<HTMLElement>('main tr[data-id] th a')?.focus()
  }
  useEffect(move)
  return (box) => {
    wanted.current = { box, query: box.value.trim() }
    move()
  }
}
