let refused = false
let signedIn = false

/** Stores that a sign-in has succeeded; it is shown once the current-user look-up has admitted its user. */
export function setSignedIn(): void {
  signedIn = true
}

/** Whether the user has signed in since the last call. */
export function takeSignedIn(): boolean {
  const was = signedIn
  signedIn = false
  return was
}

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
