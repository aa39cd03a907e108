import { type Text, text } from '#text/text.ts'
import { mostViews, type SavedView } from './saved-view.ts'

/** The problem of a view's name, for a new view or for the view at an index; null if there is none. */
export function nameProblem(views: readonly SavedView[], name: string, at?: number): Text | null {
  if (name === '') return text('Hãy đặt tên.')
  if (at === undefined && views.length >= mostViews)
    return text('Đã đủ {n} cách xem: bỏ bớt một cách rồi lưu nhé.', { n: mostViews })
  return views.some((view, index) => view.name === name && index !== at) ? text('Tên này đã có rồi.') : null
}
