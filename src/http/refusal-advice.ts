import { type Text, text } from '#text/text.ts'

/** What to do next after a refusal, by its status; `wait` is the seconds that the server asks for. */
export function refusalAdvice(status: number, wait: number | null): Text {
  if (wait !== null) return waitFor(wait)
  return byStatus[status] ?? byKind(status)
}

/** A wait in the unit that suits its length. */
function waitFor(seconds: number): Text {
  if (seconds < 120) return text('Bạn thử lại sau {seconds} giây nhé.', { seconds })
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return text('Bạn thử lại sau {minutes} phút nữa nhé.', { minutes })
  return text('Bạn thử lại sau khoảng {hours} giờ nữa nhé.', { hours: Math.ceil(minutes / 60) })
}

const byStatus: Readonly<Record<number, Text>> = {
  403: text('Tài khoản này chưa được phép làm việc đó. Bạn hãy hỏi người quản trị nhé.'),
  404: text('Mục này không còn nữa. Bạn tải lại danh sách để xem nhé.'),
  409: text('Mục này đang được dùng hoặc vừa có người sửa. Bạn tải lại để xem rồi thử lại nhé.'),
  412: text('Mục này đang được dùng hoặc vừa có người sửa. Bạn tải lại để xem rồi thử lại nhé.'),
  413: text('Nội dung gửi đi quá lớn. Bạn giảm bớt rồi thử lại nhé.'),
  415: text('Loại tệp này không dùng được. Bạn chọn tệp khác nhé.'),
  429: text('Máy chủ đang bận. Bạn thử lại sau ít phút nhé.'),
  507: text('Ổ đĩa của máy chủ đã đầy. Bạn báo người quản trị nhé.'),
}

function byKind(status: number): Text {
  if (status >= 500) return text('Máy chủ đang gặp sự cố. Bạn thử lại sau ít phút nhé.')
  return text('Bạn xem lại rồi thử lần nữa nhé.')
}
