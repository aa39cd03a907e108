import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * A roving tab index: the toolbar is one Tab stop, the button that was focused last; arrows, Home and End move inside it (ARIA
 * toolbar). Returns the handlers of the toolbar.
 */
export function useRoving(bar: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLButtonElement>(null)
  const setStop = () => {
    const all = buttonsOf(bar.current)
    const stop = all.find((one) => one === last.current) ?? all[0]
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
  }
  useLayoutEffect(setStop)
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (!(target instanceof HTMLButtonElement)) return
      last.current = target
      setStop()
    },
    onKeyDown(event: KeyboardEvent) {
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
      next.focus()
    },
  }
}

function buttonsOf(bar: HTMLElement | null): HTMLButtonElement[] {
  return [...(bar?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
}
