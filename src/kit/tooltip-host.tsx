import { useEffect, useState } from 'react'
import { lazyComponent } from './lazy-component.tsx'

const ButtonTooltip = lazyComponent(
  async () => (await import('./button-tooltip.tsx')).ButtonTooltip,
  () => null,
)

/** Milliseconds for which the pointer rests on a button before its tooltip is shown. */
const delayMs = 400

/** The tooltip of the element with `data-tip` that has the pointer or the focus by keyboard: one for all, loaded with the first. */
export function TooltipHost() {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = (event: Event) => {
      const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null
      const isByFocus = event.type === 'focusin' && found?.matches(':focus-visible')
      const isByPointer =
        event.type === 'pointerover' && !('pointerType' in event && event.pointerType === 'touch')
      const isShown = (isByFocus || isByPointer) && found?.getAttribute('aria-expanded') !== 'true'
      clearTimeout(timer)
      if (isShown && found) timer = setTimeout(() => setTarget(found), isByFocus ? 0 : delayMs)
      else setTarget(null)
    }
    const types = ['pointerover', 'pointerleave', 'focusin', 'pointerdown', 'keydown']
    for (const type of types) document.addEventListener(type, update, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const type of types) document.removeEventListener(type, update)
    }
  }, [])
  return target && <ButtonTooltip target={target} />
}
