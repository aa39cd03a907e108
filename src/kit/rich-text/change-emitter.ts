interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>
  readonly html: () => string
}

const PAUSE = 150

/** The change notifications of one text. */
export type Teller = ReturnType<typeof teller>

/**
 * Emits the changes of a text. Serialising a long one is slow, so this happens seven times a second at most,
 * and immediately before a save or the end of the page. `initial` is the stored HTML, emitted when the text
 * is back at its start.
 */
export function teller(initial: string, onChange: (html: string) => void) {
  let waiting: Waiting | null = null
  // The editor's HTML of the initial text, and the HTML emitted last: a click alone emits nothing.
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
    /** Schedules a notification; `html` serialises the text. */
    note(html: () => string) {
      waiting ??= { timer: setTimeout(tell, PAUSE), html }
    },
    tell,
    /** Emits next time even an unchanged value: the value was changed elsewhere since. */
    forget() {
      told = undefined
    },
    /** The value emitted last. */
    value: () => value(told),
    /** Emits in the capture phase, before the form handles the same event with its values. */
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
