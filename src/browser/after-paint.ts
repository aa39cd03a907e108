/** Milliseconds after which a callback runs without a frame: a hidden page paints none. */
const timeoutMs = 100

/** Calls back once the next frame is painted: for work whose result is not part of that frame. */
export function afterPaint(run: () => void): void {
  const end = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    run()
  }
  const timer = setTimeout(end, timeoutMs)
  const frame = requestAnimationFrame(() => setTimeout(end))
}
