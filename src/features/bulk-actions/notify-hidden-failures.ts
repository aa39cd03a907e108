import { notify } from '#kit/notice.tsx'
import { formatNumber } from '#text/format.ts'
import { text } from '#text/text.ts'
import { type BulkJob, bulkEnded, bulkJobs, isWatched } from './bulk-runs.ts'

/** Notifies how many records failed, if the list that would show it is not open. */
export async function notifyHiddenFailures(): Promise<void> {
  await bulkEnded()
  const failed = bulkJobs().filter(({ state }) => state === 'failed' || state === 'unsure')
  const [first] = failed
  if (!first || isWatched()) return
  notify({
    tone: 'bad',
    text: text('{n} mục chưa được: hãy mở lại danh sách để xem.', { n: failed.length }),
    ...(first.text === undefined ? {} : { more: first.text }),
    ...(first.literal && { literal: first.literal }),
  })
}

/** Notifies what a run that was left has done, if the list that would show it is not open. */
export async function notifyLeftRun(): Promise<void> {
  await bulkEnded()
  if (isWatched() || bulkJobs().length === 0) return
  const count = (...states: readonly BulkJob['state'][]) =>
    formatNumber(bulkJobs().filter(({ state }) => states.includes(state)).length)
  const [done, failed, left] = [count('done', 'same'), count('failed', 'unsure'), count('stopped', 'kept')]
  notify({
    tone: failed === '0' ? 'plain' : 'bad',
    text: text('Đã làm {done} mục, {failed} mục chưa được, {left} mục giữ nguyên.', { done, failed, left }),
    more: failed === '0' ? [] : [text('Mở lại danh sách để xem các mục chưa được.')],
    isPersistent: true,
  })
}
