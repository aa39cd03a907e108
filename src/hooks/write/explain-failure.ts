import { isUnrecognised, NotFound } from '#hooks/read/errors.ts'
import { NotASuccess, SilentResponse } from '#hooks/read/not-a-success.ts'
import { Refused, SessionEnded, Unreachable, type UnreachableReason } from '#http/errors.ts'
import { readable } from '#session/readable.ts'
import { type Text, text } from '#text/text.ts'
import { afterwards, type FailedAct } from './failure-afterwards.ts'

/** The facts of a failed write besides its cause. */
export interface FailedWrite {
  /** The literal text that is shown first; the server's message is not repeated after it. */
  readonly literal?: Text
  /** Whether the write may have been carried out all the same; derived from the cause by default. */
  readonly maybeDone?: boolean
  /** The fields beside which the server's problems are shown; the first of the others is the reason. */
  readonly placed?: readonly string[]
}

/**
 * The sentences that follow the literal text of a failed write: the server's reason if it sent a readable
 * one, else the cause, then the advice for this act.
 */
export function explainFailure(
  act: FailedAct,
  cause: unknown,
  { literal = '', maybeDone = mayBeDone(cause), placed = [] }: FailedWrite = {},
): readonly Text[] {
  const { notDone, unsure, signIn, gone = notDone } = afterwards[act]
  if (cause instanceof SessionEnded) return [signIn]
  const shown = reasonsOf(cause, { literal, placed })
  if (maybeDone) return [...shown, unsure]
  const reasons = allReasons(cause, placed)
  const why = reasons.length > 0 ? waitBeside(cause, reasons) : causeOf(cause)
  const next = needsAdmin(cause) ? askAdmin : isGone(cause) ? gone : notDone
  return [...shown, ...(why === undefined ? [] : [why]), next]
}

/** Whether a write that failed so may have been carried out all the same. */
export function mayBeDone(cause: unknown): boolean {
  if (cause instanceof SilentResponse) return true
  return (cause instanceof Unreachable || cause instanceof Refused) && cause.maybeDone
}

/** The reason that the server sent, as sentences, without those that the literal text contains. */
export function reasonsOf(
  cause: unknown,
  { literal = '', placed = [] }: Pick<FailedWrite, 'literal' | 'placed'> = {},
): readonly Text[] {
  return allReasons(cause, placed)
    .filter((reason) => !sameWords(reason, literal))
    .map(asSentence)
}

/** The server's message, and the first problem of a field that is shown nowhere else. */
function allReasons(cause: unknown, placed: readonly string[]): readonly Text[] {
  if (!(cause instanceof Refused || cause instanceof NotASuccess)) return []
  const message = cause instanceof NotASuccess ? cause.serverMessage : readable(cause.message)
  const problem = Object.entries(cause.problems).find(([name]) => !placed.includes(name))?.[1] ?? ''
  const isInMessage = typeof problem === 'string' && message.includes(problem)
  return [message, isInMessage ? '' : problem].filter((reason) => reason !== '')
}

/** The wait of `Retry-After`, unless the server's reason already contains a time. */
function waitBeside(cause: unknown, reasons: readonly Text[]): Text | undefined {
  if (!(cause instanceof Refused) || cause.wait === null) return undefined
  return reasons.some((reason) => typeof reason === 'string' && aTime.test(reason)) ? undefined : cause.text
}

const aTime = /\d\s*(?:giây|phút|giờ|s\b|sec|min|h\b|hour|秒|分|時間)/iu

function causeOf(cause: unknown): Text | undefined {
  if (cause instanceof Unreachable) return unreachable[cause.why]
  if (cause instanceof NotFound) return statuses[404]
  if (cause instanceof SilentResponse) return silent
  if (cause instanceof NotASuccess) return notTaken
  if (!(cause instanceof Refused)) return undefined
  if (cause.wait !== null) return cause.text
  return statuses[cause.status] ?? (cause.status >= 500 ? inTrouble : notTaken)
}

const needsAdmin = (cause: unknown) =>
  (cause instanceof Refused && cause.status === 403) || isUnrecognised(cause)
const isGone = (cause: unknown) =>
  cause instanceof NotFound || (cause instanceof Refused && cause.status === 404)

const askAdmin = text('Bạn hãy hỏi người quản trị nhé.')
const silent = text('Máy chủ không cho biết đã làm hay chưa.')
const notTaken = text('Máy chủ không nhận lần này.')
const inTrouble = text('Máy chủ đang gặp sự cố, bạn đợi ít phút nhé.')

const conflict = text('Mục này đang được dùng hoặc vừa có người sửa.')

const statuses: Readonly<Record<number, Text>> = {
  403: text('Tài khoản này chưa được phép làm việc đó.'),
  404: text('Mục này không còn nữa.'),
  409: conflict,
  412: conflict,
  413: text('Nội dung gửi đi quá lớn, bạn giảm bớt nhé.'),
  415: text('Loại tệp này không dùng được.'),
  422: text('Có ô chưa đúng, bạn xem lại nhé.'),
  429: text('Máy chủ đang bận, bạn đợi ít phút nhé.'),
  507: text('Ổ đĩa của máy chủ đã đầy. Bạn báo người quản trị nhé.'),
}

const unreachable: Readonly<Record<UnreachableReason, Text>> = {
  network: text('Chưa liên lạc được với máy chủ, bạn xem lại mạng nhé.'),
  timeout: text('Máy chủ trả lời quá lâu, bạn đợi ít phút nhé.'),
  unreadable: text('Máy chủ trả lời không đúng như mong đợi.'),
  unrecognised: text('Bến không nhận ra ô nào trong dữ liệu máy chủ gửi, nên không ghi để khỏi mất dữ liệu.'),
  offline: text('Máy đang mất mạng. Nối mạng lại rồi làm tiếp nhé.'),
  server: text('Chưa gia hạn được phiên làm việc, bạn đợi ít phút nhé.'),
}

const withoutFullStop = (sentence: Text) =>
  typeof sentence === 'string' ? sentence.replace(/[\s.!?…。！？]+$/u, '').toLowerCase() : sentence
const sameWords = (left: Text, right: Text) => withoutFullStop(left) === withoutFullStop(right)
const asSentence = (sentence: Text) =>
  typeof sentence !== 'string' || /[.!?…。！？]$/u.test(sentence) ? sentence : `${sentence}.`
