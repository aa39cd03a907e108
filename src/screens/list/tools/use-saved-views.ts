import { isRecord, readText, readTexts } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { notify } from '#kit/notice.tsx'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { firstViewKey } from '#screens/list/use-first-view.ts'
import { type ListPreferences, readWidths } from '#screens/list/use-list-preferences.ts'
import { session } from '#session/session.ts'
import { text } from '#text/text.ts'

/** A named view of a list: the query of its address and the columns. */
export interface SavedView {
  readonly name: string
  readonly query: string
  /** The chosen columns; null for the usual ones; undefined in a view of an earlier version. */
  readonly columns?: readonly string[] | null
  /** The widths of columns in rem; undefined in a view of an earlier version. */
  readonly widths?: ListPreferences['widths']
}

/** The maximum number of views per list, and the maximum length of a name. */
export const mostViews = 20
export const longestName = 40

/**
 * The saved views of a list, stored in localStorage per user, in the order of saving, and the default view.
 */
export function useSavedViews(resource: Resource) {
  const [stored, storeViews] = useStoredPreference(
    `views ${resource.name} ${session.storedUser()?.subject ?? ''}`,
    '[]',
  )
  const [first, storeFirst] = useStoredPreference(firstViewKey(resource), '')
  const views = readViews(stored)
  const setViews = (next: readonly SavedView[]) => {
    notifyIfNotStored(storeViews(JSON.stringify(next.slice(0, mostViews))))
    if (!next.some(({ query }) => query === first) && first !== '') storeFirst('')
  }
  return {
    views,
    /** The query of the default view; '' for none. */
    first,
    setViews,
    setFirst: (query: string) => notifyIfNotStored(storeFirst(query)),
    /** Removes a view; the notice offers an undo. */
    remove: (name: string) => {
      setViews(views.filter((view) => view.name !== name))
      notify({ tone: 'plain', text: text('Đã bỏ cách xem {name}', { name }), undo: () => setViews(views) })
    },
  }
}

/** The saved views of a list and their setters. */
export type SavedViews = ReturnType<typeof useSavedViews>

/** Parses the stored views; invalid ones are dropped. */
export function readViews(stored: string): readonly SavedView[] {
  try {
    const raw: unknown = JSON.parse(stored)
    if (!Array.isArray(raw)) return []
    return raw.filter(isRecord).flatMap((one): SavedView[] => {
      const name = readText(one.name).slice(0, longestName)
      if (name === '') return []
      const { columns, widths } = one
      const isUsual = columns === null
      return [
        {
          name,
          query: readText(one.query),
          ...(isUsual || Array.isArray(columns) ? { columns: isUsual ? null : readTexts(columns) } : {}),
          ...(isRecord(widths) ? { widths: readWidths(widths) } : {}),
        },
      ]
    })
  } catch {
    return []
  }
}

let isNotified = false

function notifyIfNotStored(isStored: boolean): void {
  if (isStored || isNotified) return
  isNotified = true
  notify({
    tone: 'plain',
    text: text('Trình duyệt không cho lưu thêm: cách xem này chỉ còn đến khi bạn đóng trang.'),
  })
}
