// Loaded after the rows of a list, in one file: the reader of the team's views, and the acts with a view.

import { notify } from '#kit/notice.tsx'
import { text } from '#text/text.ts'

export { TeamViewsReader } from '#screens/list/team-views/team-views-reader.tsx'
export { RemoveViewButton } from './remove-view-button.tsx'
export { SaveViewButton } from './save-view-button.tsx'

let isNotified = false

/** Notifies the user once that the browser does not store the views. */
export function notifyNotStored(): void {
  if (isNotified) return
  isNotified = true
  notify({
    tone: 'plain',
    text: text('Trình duyệt không cho lưu thêm: cách xem này chỉ còn đến khi bạn đóng trang.'),
  })
}
