/**
 * Takes the right of this tab to send a run; null while another tab sends it. Call the result to give it back. Where the
 * browser refuses locks, as it does with storage, every tab has the right.
 */
export async function lockRun(id: string): Promise<(() => void) | null> {
  const free = () => {}
  if (typeof navigator === 'undefined' || !navigator.locks) return free
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve(release))
      resolve(null)
      return undefined
    }
    navigator.locks.request(`changes ${id}`, { ifAvailable: true }, hold).catch(() => resolve(free))
  })
}
