import type { ChangeRun } from '#hooks/changes/change-run.ts'
import { notify } from '#kit/notice.tsx'
import { type Text, text } from '#text/text.ts'

/** Notifies how a run has ended whose plan is no longer shown: the number of failed rows, or the success with its undo. */
export function notifySavedRun(run: ChangeRun, failed: number, success: Text): void {
  notify(
    failed > 0
      ? {
          tone: 'bad',
          text: text('{n} mục chưa lưu được.', { n: failed }),
          more: text('Bạn xem ở “Những lần đổi gần đây” trong Công cụ khác.'),
        }
      : { tone: 'good', text: success, undo: () => void run.undo() },
  )
}
