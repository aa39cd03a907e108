import { Refused, SessionEnded, Unreachable } from '#http/errors.ts'
import { type Text, text } from '#text/text.ts'
import { NotFound } from './not-found.ts'

/** One plain sentence on what to do after a failed write; what was typed is still there. */
export function adviceFor(cause: unknown): Text {
  if (cause instanceof SessionEnded) return text('Hãy đăng nhập lại rồi bấm Lưu; nội dung bạn vừa nhập vẫn còn.')
  if (cause instanceof Unreachable) return unreachableAdvice(cause)
  if (cause instanceof Refused) return refusedAdvice(cause)
  return text('Hãy thử lại; nội dung bạn vừa nhập vẫn còn.')
}

/** One plain sentence on what to do after a failed read. */
export function readAdviceFor(cause: unknown): Text {
  if (cause instanceof SessionEnded) return text('Hãy đăng nhập lại để xem tiếp.')
  if (cause instanceof NotFound) return text('Không tìm thấy mục này; có thể đã có người xóa.')
  if (cause instanceof Refused && cause.status === 403) return text('Tài khoản này chưa được phép xem phần này.')
  if (cause instanceof Unreachable && cause.why === 'unreadable') {
    return text('Máy chủ trả lời không đọc được. Hãy bấm Thử lại sau ít phút.')
  }
  if (cause instanceof Unreachable) return text('Chưa tải được. Kiểm tra mạng rồi bấm Thử lại.')
  return text('Chưa tải được. Hãy bấm Thử lại sau ít phút.')
}

function unreachableAdvice(cause: Unreachable): Text {
  if (cause.why === 'offline') return text('Máy đang ngoại tuyến. Có mạng rồi bấm Lưu lại; nội dung bạn vừa nhập vẫn còn.')
  if (cause.why === 'network' || cause.why === 'timeout') {
    return text(
      'Chưa rõ đã lưu hay chưa. Kiểm tra mạng, xem lại danh sách rồi hãy bấm Lưu lại; nội dung bạn vừa nhập vẫn còn.',
    )
  }
  return text('Máy chủ đang gặp trục trặc. Chờ ít phút rồi bấm Lưu lại; nội dung bạn vừa nhập vẫn còn.')
}

function refusedAdvice(cause: Refused): Text {
  if (Object.keys(cause.problems).length > 0) return text('Hãy sửa các mục được đánh dấu rồi bấm Lưu lại.')
  if (cause.status === 403) return text('Tài khoản này chưa được phép lưu phần này; hãy nhờ quản trị viên.')
  if (cause.status === 404) return text('Không tìm thấy mục này nữa; có thể đã có người xóa.')
  if (cause.status === 429) return text('Bạn lưu quá nhanh. Chờ một phút rồi bấm Lưu lại.')
  if (cause.status >= 500) return text('Máy chủ đang gặp trục trặc. Chờ ít phút rồi bấm Lưu lại; nội dung bạn vừa nhập vẫn còn.')
  return text('Hãy xem lại nội dung rồi bấm Lưu lại.')
}
