import { session } from '#session/session.ts'

const listeners = new Set<() => void>()
let told = false

/** The flag of the session-expired dialog: it is told once until it is re-armed (spec §4). */
export const sessionEnded = {
  /** Tells the dialog, unless it has been told already. */
  tell(): void {
    if (told || listeners.size === 0) return
    told = true
    for (const listener of listeners) listener()
  },

  /** Lets the next ending be told: the dialog has been dismissed. */
  rearm(): void {
    told = false
  },
}

/** The ear of the session-expired dialog; hears also when a renewal is refused for good. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

session.onChange((_now, why) => {
  if (why === 'ended') sessionEnded.tell()
  if (why === 'signed-in') sessionEnded.rearm()
})
