import { useEffect, useRef } from 'react'

/** Milliseconds that a pointer rests on an element before its press is expected. */
const intentDelay = 50

/** Handlers of an element that call `run` when its press can be expected: a resting pointer, the focus, a pointer down. */
export function useIntent(run: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  const expect = () => {
    cancel()
    timer.current = setTimeout(run, intentDelay)
  }
  const runNow = () => {
    cancel()
    run()
  }
  const handlers = {
    onPointerEnter: expect,
    onPointerLeave: cancel,
    onPointerDown: runNow,
    onFocus: expect,
    onBlur: cancel,
  }
  return { cancel, handlers }
}
