import { useMemo, useSyncExternalStore } from 'react'
import { createEmitter } from '#browser/emitter.ts'
import { localStore } from '#browser/guarded-storage.ts'
import type { InboxResource } from '#descriptor/inbox.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { session } from '#session/session.ts'
import { text } from '#text/text.ts'
import {
  type AnswerTemplate,
  commonTemplates,
  maxTemplates,
  type OwnTemplate,
  readTemplates,
} from './answer-templates.ts'

/** The templates of the app, then those of the user, which are stored in this browser. */
export interface Templates {
  readonly templates: readonly AnswerTemplate[]
  readonly own: readonly OwnTemplate[]
  /** Changes the templates as they are stored now, also after the box that called is gone. */
  readonly onOwn: (change: (own: readonly OwnTemplate[]) => readonly OwnTemplate[]) => void
  /** A new template that is not added yet; null without one. */
  readonly unfinished: AnswerTemplate | null
  readonly onUnfinished: (next: AnswerTemplate | null) => void
}

const changes = createEmitter()
// Where the browser stores nothing, values hold until the page is closed.
const unstored = new Map<string, string>()

const read = (key: string) => unstored.get(key) ?? localStore.get(key) ?? ''

function store(key: string, value: string): void {
  const wasStored = !unstored.has(key)
  if (localStore.set(key, value)) unstored.delete(key)
  else unstored.set(key, value)
  changes.emit()
  if (wasStored && unstored.has(key))
    notify({
      tone: 'plain',
      text: text('Trình duyệt không cho lưu thêm: mẫu này chỉ còn đến khi bạn đóng trang.'),
    })
}

/** The templates of an inbox for the current user. */
export function useTemplates({ name }: InboxResource): Templates {
  const t = useText()
  const subject = session.storedUser()?.subject ?? ''
  const key = `templates ${name} ${subject}`
  const unfinishedKey = `new template ${name} ${subject}`
  const stored = useSyncExternalStore(changes.subscribe, () => read(key))
  const unfinished = useSyncExternalStore(changes.subscribe, () => read(unfinishedKey))
  const own = useMemo(() => readTemplates(stored), [stored])
  return {
    templates: [...commonTemplates.map((one) => ({ ...one, name: t(one.name) })), ...own],
    own,
    onOwn: (change) => store(key, JSON.stringify(change(readTemplates(read(key))).slice(0, maxTemplates))),
    unfinished: useMemo(() => readUnfinished(unfinished), [unfinished]),
    onUnfinished: (next) => store(unfinishedKey, next === null ? '' : JSON.stringify(next)),
  }
}

function readUnfinished(stored: string): AnswerTemplate | null {
  try {
    const raw: unknown = JSON.parse(stored)
    return isRecord(raw) ? { name: readText(raw.name), text: readText(raw.text) } : null
  } catch {
    return null
  }
}
