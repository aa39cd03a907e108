import { useRef } from 'react'

/** A ref for a frame, and a function that focuses an element in it by its selector once it is rendered. */
export function useFocusLater<T extends HTMLElement>() {
  const frame = useRef<T>(null)
  const focusLater = (selector: string) =>
    setTimeout(() => frame.current?.querySelector<HTMLElement>(selector)?.focus())
  return { frame, focusLater }
}
