/** Milliseconds between a change and its write; a killed tab loses less than 250 ms, including the write. */
const delayMs = 200

/** Schedules the writes of a draft: shortly after a change, at once when input, page or form is left. */
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
    /** Writes after the delay. Further calls do not restart it, so that continuous typing is stored too. */
    writeSoon(write: () => void) {
      waiting = { timer: waiting?.timer ?? setTimeout(flush, delayMs), write }
    },
    /** Writes now and cancels the scheduled write. */
    write(write: () => void) {
      cancel()
      write()
    },
    flush,
    /**
     * Flushes the scheduled write when the page is hidden or left and when an input loses the focus: a press
     * on Save or a prompt to sign in again may be followed by a sign-out before the delay is over. The
     * returned function flushes too.
     */
    follow() {
      const ended = new AbortController()
      const { signal } = ended
      const leave = () => document.visibilityState === 'hidden' && flush()
      window.addEventListener('pagehide', flush, { signal })
      window.addEventListener('focusout', flush, { signal })
      document.addEventListener('visibilitychange', leave, { signal })
      return () => {
        ended.abort()
        flush()
      }
    },
  }
}
