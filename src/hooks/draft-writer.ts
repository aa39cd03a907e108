/** Milliseconds between a key and its writing down; with the write itself a killed tab loses less than 250. */
const pause = 200

/** When a form is written down: a little after a key, at once when the page or the form is left. */
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
      waiting = { timer: waiting?.timer ?? setTimeout(flush, pause), write }
    },
    /** Writes now, instead of what was waiting. */
    write(write: () => void) {
      cancel()
      write()
    },
    flush,
    /** Writes what is waiting when the page is hidden or left; the returned function does so when the form goes. */
    follow() {
      const leave = () => document.visibilityState === 'hidden' && flush()
      window.addEventListener('pagehide', flush)
      document.addEventListener('visibilitychange', leave)
      return () => {
        window.removeEventListener('pagehide', flush)
        document.removeEventListener('visibilitychange', leave)
        flush()
      }
    },
  }
}
