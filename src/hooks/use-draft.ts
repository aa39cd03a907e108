import { useCallback, useEffect, useRef, useState } from 'react'
import { rulesOf } from '#descriptor/kinds.ts'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf, type Row, sameValue } from '#descriptor/row.ts'
import { session } from '#session/session.ts'
import { type Draft, type DraftOf, dropDraft, findDraft, keepDraft } from './drafts.ts'

type Values = Readonly<Record<string, unknown>>

/** The journal of one form. */
export interface Journal {
  /** What an earlier visit typed and did not save, by field; null when there is nothing to offer. */
  readonly offered: Values | null
  /** Writes down the fields that differ from the record; none of them forgets the draft. */
  readonly note: (changed: Values) => void
  /** Forgets the draft, written or not: it was saved or discarded. */
  readonly drop: () => void
  /** The offer has been taken or refused. */
  readonly settle: () => void
}

/** Milliseconds after the last key at which a form is written down. */
const pause = 250

/** Keeps what is typed into the form of a record, and offers what an earlier visit has left (decisions on signing in). */
export function useDraft(resource: Resource, record: Row | null): Journal {
  const id = record?.id ?? ''
  const [of] = useState<DraftOf>(() => ({
    subject: session.owner()?.subject ?? '',
    resource: resource.name,
    id,
  }))
  const [offered, setOffered] = useState<Values | null>(null)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void } | null>(null)
  useEffect(() => {
    let isGone = false
    void findDraft(of).then((draft) => !isGone && setOffered(draft && valuesIn(resource, draft, record)))
    return () => {
      isGone = true
    }
    // The record of a form never changes while the form stands; saving it is told by `drop`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [of, resource])
  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    waiting.current.write()
    waiting.current = null
  }, [])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', leave)
      flush()
    }
  }, [flush])
  const note = useCallback(
    (changed: Values) => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      const draft = { ...of, label: record ? labelOf(resource, record) : '', before: record?.raw ?? null }
      // An offer that nobody has answered yet is not lost by typing on.
      const values = { ...offered, ...changed }
      const isEmpty = Object.keys(values).length === 0
      const write = () => void (isEmpty ? dropDraft(of) : keepDraft({ ...draft, values, at: Date.now() }))
      waiting.current = { timer: setTimeout(flush, pause), write }
    },
    [of, record, resource, offered, flush],
  )
  const drop = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    void dropDraft(of)
  }, [of])
  return { offered, note, drop, settle: useCallback(() => setOffered(null), []) }
}

// A descriptor may have changed since: only what its fields can still read, and what really differs.
function valuesIn(resource: Resource, { values }: Draft, record: Row | null): Values | null {
  const found: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.readOnly || !(name in values)) continue
    const value = rulesOf(field).read(values[name])
    if (!record || !sameValue(value, record[name])) found[name] = value
  }
  return Object.keys(found).length > 0 ? found : null
}
