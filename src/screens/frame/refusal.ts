let refused = false

/** Stores that the user is signed out because the admin permission is missing (S6-05). */
export function setRefusal(): void {
  refused = true
}

/** Whether the next login screen must show a refusal. */
export function hasRefusal(): boolean {
  return refused
}

/** Clears the refusal once it is shown. */
export function clearRefusal(): void {
  refused = false
}
