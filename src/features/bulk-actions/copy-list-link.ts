import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'

/** Copies the address of a list, and shows whether the browser allowed it. */
export async function copyListLink(to: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(to, location.origin).href)
    notify({ tone: 'good', text: text('Đã chép liên kết: ai mở cũng thấy bộ lọc và các cột này.') })
  } catch {
    notify({ tone: 'bad', text: text('Trình duyệt không cho chép liên kết. Bạn chép từ thanh địa chỉ nhé.') })
  }
}
