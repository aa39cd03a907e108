import { Refused, SessionEnded, Unreachable } from '#http/errors.ts'
import { type Text, text } from '#text/text.ts'
import { NotFound } from './not-found.ts'

/** One plain sentence on what to do after a failed write; what was typed is still there. */
export function adviceFor(cause: unknown): Text {
  if (cause instanceof SessionEnded)
    return text('Hãy đăng nhập lại rồi bấm Lưu; nội dung bạn vừa nhập vẫn còn.')
  if ((cause instanceof Unreachable || cause instanceof Refused) && cause.maybeDone) {
    return text(
      'Chưa rõ đã lưu hay chưa. Khi bạn bấm Lưu, Bến xem lại trước rồi mới gửi; nội dung bạn vừa nhập vẫn còn.',
    )
  }
  if (cause instanceof Refused || cause instanceof Unreachable) return cause.text
  return text('Hãy thử lại; nội dung bạn vừa nhập vẫn còn.')
}

/** One plain sentence on what to do after a failed delete. */
export function deleteAdviceFor(cause: unknown): Text {
  if (cause instanceof SessionEnded) return text('Hãy đăng nhập lại rồi xóa lần nữa.')
  if ((cause instanceof Unreachable || cause instanceof Refused) && cause.maybeDone) {
    return text('Chưa rõ đã xóa hay chưa: xem lại danh sách rồi hãy xóa lần nữa.')
  }
  if (cause instanceof Refused || cause instanceof Unreachable) return cause.text
  return text('Hãy thử lại sau ít phút.')
}

/** One plain sentence on what to do after a failed read. */
export function readAdviceFor(cause: unknown): Text {
  if (cause instanceof SessionEnded) return text('Hãy đăng nhập lại để xem tiếp.')
  if (cause instanceof NotFound) return text('Không tìm thấy mục này; có thể đã có người xóa.')
  if (cause instanceof Refused || cause instanceof Unreachable) return cause.text
  return text('Chưa tải được. Hãy bấm Thử lại sau ít phút.')
}
