import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** A roving tab index: the toolbar is one Tab stop; arrows, Home and End move inside it (ARIA toolbar). */
export function useRoving(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const all = buttonsOf(bar.current)
    const stop = all.find((one) => one.tabIndex === 0 && one.dataset['stop'] !== undefined) ?? all[0]
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
  })
  return (event: KeyboardEvent) => {
    const all = buttonsOf(bar.current)
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    if (at < 0) return
    const step = STEPS[event.key]
    const next =
      step !== undefined
        ? all.at((at + step + all.length) % all.length)
        : event.key === 'Home'
          ? all[0]
          : event.key === 'End'
            ? all.at(-1)
            : undefined
    if (!next) return
    event.preventDefault()
    for (const one of all) {
      one.tabIndex = one === next ? 0 : -1
      delete one.dataset['stop']
    }
    next.dataset['stop'] = ''
    next.focus()
  }
}

function buttonsOf(bar: HTMLElement | null): HTMLButtonElement[] {
  return [...(bar?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
}
