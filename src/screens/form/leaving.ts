let isFree = false

/** Whether leaving a form asks nobody: while `leaveFreely` runs. */
export function mayLeave(): boolean {
  return isFree
}

/** Navigates without the question about unsaved changes: after a save, a delete, or a confirmed end of the session. */
export function leaveFreely(go: () => void): void {
  isFree = true
  go()
  // The router asks its blockers in the same task or in promises of it; afterwards the question is back.
  setTimeout(() => {
    isFree = false
  }, 0)
}
