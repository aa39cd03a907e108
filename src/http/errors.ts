import { type Text, text } from '#text/text.ts'

/** Facts of a response beside its status. */
interface RefusalFacts {
  readonly isOutcomeUnknown?: boolean
  readonly wait?: number | null
}

/** The server has refused: an HTTP error, or a response without success. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** The HTTP status; 200 for a response without success. */
  readonly status: number
  /** The server's own words, '' when there are none that a person can read. */
  override readonly message: string
  /** Field → problem. */
  readonly problems: Readonly<Record<string, Text>>
  /** A plain sentence on what to do next; it follows the resource's own text. */
  readonly text: Text
  /** Whether a write may have been carried out: a gateway can fail after the server has finished. */
  readonly maybeDone: boolean
  /** Seconds that the server asks to wait, null when it does not. */
  readonly wait: number | null

  /** With 503 and 507 nothing was done, unless the body has `outcome: 'unknown'`. */
  constructor(
    status: number,
    message: string,
    problems: Readonly<Record<string, Text>>,
    advice: Text,
    { isOutcomeUnknown = false, wait = null }: RefusalFacts = {},
  ) {
    super()
    this.status = status
    this.message = message
    this.problems = problems
    this.text = advice
    this.maybeDone = status >= 500 && (isOutcomeUnknown || (status !== 503 && status !== 507))
    this.wait = wait
  }
}

/**
 * Why no usable response arrived. `server`: the identity provider fails, so that no token can be had; `unrecognised`:
 * the record that was read has no field of its descriptor, and is not written over.
 */
export type UnreachableReason = 'network' | 'timeout' | 'unreadable' | 'unrecognised' | 'offline' | 'server'

/** No usable response arrived. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  readonly why: UnreachableReason
  /** Whether a write may have been carried out: false when the call was not sent, or was refused with 401. */
  readonly maybeDone: boolean

  constructor(why: UnreachableReason, options: ErrorOptions & { readonly sent: boolean }) {
    super(`No usable response: ${why}`, { cause: options.cause })
    this.why = why
    this.maybeDone = options.sent
  }

  /** A plain sentence on what to do next; it follows the resource's own text. */
  get text(): Text {
    return unreachableTexts[this.why]
  }
}

const unreachableTexts: Readonly<Record<UnreachableReason, Text>> = {
  network: text('Chưa liên lạc được với máy chủ. Kiểm tra mạng rồi thử lại nhé.'),
  timeout: text('Máy chủ trả lời quá lâu. Bạn thử lại sau ít phút nhé.'),
  unreadable: text('Máy chủ trả lời không đúng như mong đợi. Bạn thử lại sau ít phút nhé.'),
  unrecognised: text(
    'Bến không nhận ra ô nào trong dữ liệu máy chủ gửi, nên không mở để khỏi ghi đè. Bạn báo người quản trị nhé.',
  ),
  offline: text('Máy đang mất mạng. Nối mạng lại rồi thử lại nhé.'),
  server: text('Chưa gia hạn được phiên làm việc. Bạn thử lại sau ít phút nhé.'),
}

/** The session is over: HTTP 401, or a body whose message is UNAUTHORIZED (S4-23, S4-24). The dialog has been opened. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
  readonly text: Text = text('Phiên làm việc đã hết hạn!')
}
