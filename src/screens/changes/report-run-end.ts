import type { RunEnd } from '#hooks/changes/change-run.ts'
import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'

/** Notifies if a run was not started because another tab is sending it. */
export async function reportRunEnd(end: Promise<RunEnd>): Promise<void> {
  if ((await end) === 'elsewhere')
    notify({ tone: 'plain', text: text('Lần thay đổi này đang được lưu ở một thẻ khác của trình duyệt.') })
}
