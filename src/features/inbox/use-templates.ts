import { useMemo } from 'react'
import type { InboxResource } from '#descriptor/inbox.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { session } from '#session/session.ts'
import { text } from '#text/text.ts'
import { type AnswerTemplate, commonTemplates, maxTemplates, readTemplates } from './answer-templates.ts'

/** The templates of the app, then those of the user, which are stored in this browser. */
export interface Templates {
  readonly templates: readonly AnswerTemplate[]
  readonly own: readonly AnswerTemplate[]
  readonly onOwn: (next: readonly AnswerTemplate[]) => void
}

/** The templates of an inbox for the current user. */
export function useTemplates({ name }: InboxResource): Templates {
  const t = useText()
  const [stored, store] = useStoredPreference(
    `templates ${name} ${session.storedUser()?.subject ?? ''}`,
    '[]',
  )
  const own = useMemo(() => readTemplates(stored), [stored])
  return {
    templates: [...commonTemplates.map((one) => ({ ...one, name: t(one.name) })), ...own],
    own,
    onOwn: (next) => {
      if (store(JSON.stringify(next.slice(0, maxTemplates)))) return
      notify({
        tone: 'plain',
        text: text('Trình duyệt không cho lưu thêm: mẫu này chỉ còn đến khi bạn đóng trang.'),
      })
    },
  }
}
