/** Milliseconds between a key and its writing down; with the write itself a killed tab loses less than 250. */
const delayMs = 200

/** When a form is written down: a little after a key, at once when the input, the page or the form is left. */
export function draftWriter() {
  let waiting: { timer: ReturnType<typeof setTimeout>; write: () => void } | null = null

  const cancel = () => {
    clearTimeout(waiting?.timer)
    waiting = null
  }
  const flush = () => {
    const write = waiting?.write
    cancel()
    write?.()
  }
  return {
    /** Writes after the pause. It is not begun anew by each key: somebody who never stops typing is written down too. */
    writeSoon(write: () => void) {
      waiting = { timer: waiting?.timer ?? setTimeout(flush, delayMs), write }
    },
    /** Writes now, instead of what was waiting. */
    write(write: () => void) {
      cancel()
      write()
    },
    flush,
    /**
     * Writes what is waiting when the page is hidden or left, and as soon as the focus leaves an input: whoever presses
     * Save, or is asked to sign in again, may be signed out before the pause is over. The returned function writes too.
     */
    follow() {
      const leave = () => document.visibilityState === 'hidden' && flush()
      window.addEventListener('pagehide', flush)
      window.addEventListener('focusout', flush)
      document.addEventListener('visibilitychange', leave)
      return () => {
        window.removeEventListener('pagehide', flush)
        window.removeEventListener('focusout', flush)
        document.removeEventListener('visibilitychange', leave)
        flush()
      }
    },
  }
}
