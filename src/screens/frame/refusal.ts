let refused = false

/** Remembers that somebody is being signed out for want of the admin permission (S6-05). */
export function keepRefusal(): void {
  refused = true
}

/** Whether the next login screen has a refusal to tell. */
export function hasRefusal(): boolean {
  return refused
}

/** The refusal has been told. */
export function forgetRefusal(): void {
  refused = false
}
