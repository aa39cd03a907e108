import { type Text, text } from '#text/text.ts'
import { needsReload } from './load-failures.ts'
import { notify } from './notice.tsx'

/** Shows that the code of a component failed to load, and offers a retry or a reload. */
export function notifyLoadFailure(message: Text, error: unknown): void {
  if (!needsReload(error)) {
    notify({ tone: 'bad', text: message, more: text('Kiểm tra mạng rồi thử lại nhé.') })
    return
  }
  notify({
    tone: 'bad',
    text: message,
    more: text('Bấm Tải lại trang để lấy phần còn thiếu.'),
    action: { label: text('Tải lại trang'), run: () => location.reload() },
  })
}
