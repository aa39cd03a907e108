import type { WriteFailed } from '#hooks/write-failed.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'

/** Says why records stand where they stood: what the back-end has against it, else what to do. */
export function tellMoveFailed(failure: WriteFailed): void {
  const [problem] = Object.values(failure.problems)
  const unsure = text('Chưa rõ đã chuyển hay chưa: bạn xem lại thứ tự đang hiện nhé.')
  notify({
    tone: 'bad',
    text: failure.text,
    more: failure.maybeDone ? unsure : (problem ?? failure.advice),
  })
}
