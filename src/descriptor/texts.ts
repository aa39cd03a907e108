/** What a failed or finished write says (S8-11 to S8-28); Vietnamese, exactly as the specification spells it. */
export interface Texts {
  /** An answer without success, or an HTTP error. */
  readonly refused: string
  /** No usable answer: network, time-out, unreadable. */
  readonly unreachable: string
  /** Another text for an HTTP error, where the specification has one. */
  readonly httpError?: string
  /** A picture of the form that did not arrive, where the specification has a text for it. */
  readonly picture?: string
  /** Said after a save, where the specification has a text of its own for it. */
  readonly saved?: string
  /** The server's own message stands before `refused` and `httpError`. */
  readonly serverMessageFirst?: boolean
}

/** Texts of every entity that names no others. */
export const usualTexts: Texts = { refused: 'Lưu thành thất bại!', unreachable: 'Save failed' }

/** Texts of a delete that names no others; the specification leaves them open. */
export const usualDeleteTexts: Texts = {
  refused: 'Chưa xóa được.',
  unreachable: 'Chưa xóa được.',
  serverMessageFirst: true,
}

/** Said after every successful save. */
export const saved = 'Lưu thành công'

/** Shown in a list that failed to load, unless its resource says otherwise. */
export const searchFailed = 'Search roles failed'

/** What is known of a failed write. */
export type Failure =
  | { readonly is: 'refused'; readonly message: string; readonly httpError: boolean }
  | { readonly is: 'unreachable' }

/** The literal text for a failed write. */
export function failureText(texts: Texts, failure: Failure): string {
  if (failure.is === 'unreachable') return texts.unreachable
  if (texts.serverMessageFirst && failure.message !== '') return failure.message
  return (failure.httpError && texts.httpError) || texts.refused
}
