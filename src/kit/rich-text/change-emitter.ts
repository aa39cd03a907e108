interface Scheduled {
  readonly timer: ReturnType<typeof setTimeout>
  readonly html: () => string
}

const PAUSE = 150

const unemitted = new Set<() => void>()

/** Emits the last changes of all texts. Call it before the values of a form are compared or replaced: the delayed emit would follow. */
export function emitLastChanges(): void {
  for (const emit of unemitted) emit()
}

/** The change notifications of one text. */
export type ChangeEmitter = ReturnType<typeof changeEmitter>

/**
 * Emits the changes of a text. Serialising a long one is slow, so this happens seven times a second at most,
 * and immediately before a save or the end of the page. `initial` is the stored HTML, emitted when the text
 * is back at its start.
 */
export function changeEmitter(initial: string, onChange: (html: string) => void) {
  let scheduled: Scheduled | null = null
  // The editor's HTML of the initial text, and the HTML emitted last: a click alone emits nothing.
  let initialHtml: string | undefined
  let lastHtml: string | undefined
  const value = (html: string | undefined) => (html === initialHtml ? initial : (html ?? ''))
  const emit = () => {
    if (!scheduled) return
    clearTimeout(scheduled.timer)
    unemitted.delete(emit)
    const html = scheduled.html()
    scheduled = null
    if (html === lastHtml) return
    lastHtml = html
    onChange(value(html))
  }
  return {
    /** Sets the HTML of the initial text, once. */
    start(html: string) {
      initialHtml = html
      lastHtml = html
    },
    /** Schedules a notification; `html` serialises the text. */
    schedule(html: () => string) {
      scheduled ??= { timer: setTimeout(emit, PAUSE), html }
      unemitted.add(emit)
    },
    emit,
    /** Emits next time even an unchanged value: the value was changed elsewhere since. */
    forceNextEmit() {
      lastHtml = undefined
    },
    /** The value emitted last. */
    value: () => value(lastHtml),
    /** Emits in the capture phase, before the form handles the same event with its values. */
    emitBeforeSave(): () => void {
      const events = ['pagehide', 'visibilitychange', 'submit'] as const
      for (const name of events) window.addEventListener(name, emit, { capture: true })
      return () => {
        for (const name of events) window.removeEventListener(name, emit, { capture: true })
        emit()
      }
    },
  }
}
