import { FilterIgnored, ListTooLong, NotFound } from '#hooks/read/errors.ts'
import { Refused, SessionEnded, Unreachable } from '#http/errors.ts'
import { ConfigProblem } from '#session/config.ts'
import { type Text, text } from '#text/text.ts'

/** One sentence of advice after a failed read. */
export function readAdviceFor(cause: unknown): Text {
  if (cause instanceof SessionEnded) return text('Hãy đăng nhập lại để xem tiếp.')
  if (cause instanceof NotFound) return text('Không tìm thấy mục này; có thể đã có người xóa.')
  if (cause instanceof Refused || cause instanceof Unreachable) return cause.text
  if (cause instanceof ListTooLong || cause instanceof FilterIgnored) return cause.text
  // A base address that the configuration lacks.
  if (cause instanceof ConfigProblem) return cause.text
  return text('Chưa tải được. Bạn thử lại sau ít phút nhé.')
}
