/** Texts of failed and finished writes (S8-11 to S8-28), in Vietnamese, as the specification spells them. */
export interface Texts {
  /** A response that is no success, or an HTTP error. */
  readonly refused: string
  /** No usable response: network, timeout, unreadable body. */
  readonly unreachable: string
  /** The text of an HTTP error, where it differs from `refused`. */
  readonly httpError?: string
  /** The text of a failed picture upload in the form (S8-19, S8-20). */
  readonly picture?: string
  /** The text after a save, where it differs from the usual one. */
  readonly saved?: string
  /** The message of the response replaces `refused` and `httpError` where there is one. */
  readonly serverMessageFirst?: boolean
}

/** The default texts of an entity. */
export const usualTexts: Texts = { refused: 'Lưu thành thất bại!', unreachable: 'Save failed' }

/** The default texts of a delete; the specification leaves them open. */
export const usualDeleteTexts: Texts = {
  refused: 'Chưa xóa được.',
  unreachable: 'Chưa xóa được.',
  serverMessageFirst: true,
}

/** Shown after every successful save. */
export const saved = 'Lưu thành công'

/** Shown in a list that failed to load, unless its resource has another text. */
export const searchFailed = 'Search roles failed'

/** The facts of a failed write. */
export type Failure =
  | { readonly kind: 'refused'; readonly message: string; readonly httpError: boolean }
  | { readonly kind: 'unreachable' }

/** The literal text for a failed write. */
export function failureText(texts: Texts, failure: Failure): string {
  if (failure.kind === 'unreachable') return texts.unreachable
  if (texts.serverMessageFirst && failure.message !== '') return failure.message
  return (failure.httpError && texts.httpError) || texts.refused
}
