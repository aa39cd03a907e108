interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>
  readonly html: () => string
}

const PAUSE = 150

/** When and what a text tells of itself. */
export type Teller = ReturnType<typeof teller>

/**
 * Tells a text that changes. Writing out a long one takes a while, so it is told seven times a second at most, and at
 * once where somebody may go away with it. `initial` is the record's own spelling: back at the beginning, it is told.
 */
export function teller(initial: string, onChange: (html: string) => void) {
  let waiting: Waiting | null = null
  // The editor's spelling of what it began with, and of what was told last: a click alone changes nothing.
  let first: string | undefined
  let told: string | undefined
  const value = (html: string | undefined) => (html === first ? initial : (html ?? ''))
  const tell = () => {
    if (!waiting) return
    clearTimeout(waiting.timer)
    const html = waiting.html()
    waiting = null
    if (html === told) return
    told = html
    onChange(value(html))
  }
  return {
    begin(html: string) {
      first = html
      told = html
    },
    /** The text has changed; `html` writes it out. */
    note(html: () => string) {
      waiting ??= { timer: setTimeout(tell, PAUSE), html }
    },
    tell,
    /** Tells next time even what was told last: somebody else has told something meanwhile. */
    forget() {
      told = undefined
    },
    /** The value as it was told last. */
    value: () => value(told),
    /** Tells before the form hears of the same: it sends, or writes down, what it has been told. */
    follow(): () => void {
      const early = ['pagehide', 'visibilitychange', 'submit'] as const
      for (const name of early) window.addEventListener(name, tell, { capture: true })
      return () => {
        for (const name of early) window.removeEventListener(name, tell, { capture: true })
        tell()
      }
    },
  }
}
