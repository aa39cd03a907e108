import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'
import { bulkEnded, bulkJobs, isWatched } from './bulk-queue.ts'

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
