import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf, type Row, sameValue } from '#descriptor/row.ts'
import type { SentCreate } from '#hooks/write/create-keys.ts'
import { session } from '#session/session.ts'
import { type DraftParts, partsOf } from './draft-parts.ts'
import { draftWriter } from './draft-writer.ts'
import { draftKey, dropDrafts, findDrafts, keepDraft, shrinkDraft } from './drafts.ts'
import type { DraftOf, FoundDraft } from './found-draft.ts'

type Values = Readonly<Record<string, unknown>>

/** What an earlier visit, or another tab, typed and did not save. */
interface Offer extends DraftParts {
  readonly draft: FoundDraft
}

/** The journal of one form. */
export interface Journal {
  /** The newest draft that nobody has taken or refused yet; null when there is none. */
  readonly offered: DraftParts | null
  /** Writes down the fields that differ from the record; none of them forgets the draft. */
  readonly note: (changed: Values) => void
  /** Forgets what this form has written: it was saved or discarded. */
  readonly drop: () => void
  /** Keeps the create that was sent with what is written down; null once its outcome is known. */
  readonly noteSent: (sent: SentCreate | null) => void
  /** What was offered stands in the form now and has been noted; returns the create that was sent with it. */
  readonly take: () => SentCreate | null
  /** What was offered is not wanted. */
  readonly refuse: () => void
}

/** Keeps what is typed into the form of a record, and offers what earlier visits have left (src/decisions/drafts.md). */
export function useDraft(resource: Resource, record: Row | null): Journal {
  const [form] = useState(() => crypto.randomUUID())
  const [subject] = useState(() => session.storedUser()?.subject ?? '')
  const id = record?.id ?? ''
  const of = useMemo<DraftOf>(() => ({ subject, resource: resource.name, id }), [subject, resource, id])
  const key = draftKey(of, form)
  const [offers, setOffers] = useState<readonly Offer[]>([])
  const writer = useMemo(() => draftWriter(), [])
  useEffect(() => {
    let isGone = false
    void offersFor(resource, of, key, record).then((found) => !isGone && setOffers(found))
    return () => {
      isGone = true
    }
    // Only what was left when the form was opened: what comes later is what it saves itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resource])
  useEffect(() => writer.follow(), [writer])
  const typed = useRef<Values>({})
  const sent = useRef<SentCreate | null>(null)
  const drop = useCallback(() => {
    typed.current = {}
    sent.current = null
    writer.write(() => void dropDrafts([key]))
  }, [writer, key])
  const note = useCallback(
    (values: Values) => {
      typed.current = values
      const names = Object.keys(values)
      if (names.length === 0) return drop()
      const kinds = Object.fromEntries(names.map((name) => [name, resource.fields[name]?.kind ?? '']))
      const label = record ? labelOf(resource, record) : readText(values[resource.label])
      const before = record?.raw ?? null
      return writer.writeSoon(() => {
        const create = record ? null : sent.current
        void keepDraft(key, { ...of, label, values, kinds, before, at: Date.now(), sent: create })
      })
    },
    [drop, key, of, record, resource, writer],
  )
  const noteSent = useCallback(
    (next: SentCreate | null) => {
      sent.current = next
      if (Object.keys(typed.current).length === 0) return
      note(typed.current)
      writer.flush()
    },
    [note, writer],
  )
  const written = useRef(key)
  useEffect(() => {
    if (written.current === key) return
    // A new record has been created while somebody typed on: what is left is of that record now.
    const before = written.current
    written.current = key
    note(typed.current)
    writer.flush()
    void dropDrafts([before])
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  const [offer] = offers
  const take = () => {
    sent.current = offer?.draft.sent ?? sent.current
    // First the words where they are now, only then away from where they were.
    writer.flush()
    if (offer) setOffers(afterTaking(offer, record === null ? [] : offers.slice(1)))
    return offer?.draft.sent ?? null
  }
  const refuse = () => {
    if (offer) void dropDrafts([offer.draft.key])
    setOffers(offers.slice(1))
  }
  return { offered: offer ?? null, note, noteSent, drop, take, refuse }
}

/** The drafts that have something to offer; one that says what the record says already is forgotten. */
async function offersFor(
  resource: Resource,
  of: DraftOf,
  ownKey: string,
  record: Row | null,
): Promise<readonly Offer[]> {
  const left = (await findDrafts(of)).filter(({ key }) => key !== ownKey)
  const offers = left.map((draft) => {
    const { values, lost } = partsOf(resource, draft)
    return { draft, values: record ? without(record, values) : values, lost }
  })
  await dropDrafts(offers.filter(isEmpty).map(({ draft }) => draft.key))
  return offers.filter((offer) => !isEmpty(offer))
}

/** What is left to offer: the words that the form could not take, and of the other drafts what still differs. */
function afterTaking({ draft, values, lost }: Offer, others: readonly Offer[]): readonly Offer[] {
  const rest: Offer = { draft, values: {}, lost }
  void (isEmpty(rest) ? dropDrafts([draft.key]) : shrinkDraft(draft, lost))
  const next = others.map((offer) => ({ ...offer, values: without(values, offer.values) }))
  void dropDrafts(next.filter(isEmpty).map((offer) => offer.draft.key))
  return [rest, ...next].filter((offer) => !isEmpty(offer))
}

const isEmpty = ({ values, lost }: DraftParts) =>
  Object.keys(values).length === 0 && Object.keys(lost).length === 0

/** The values that are not already there. */
function without(there: object, values: Values): Values {
  const entries = Object.entries(values)
  return Object.fromEntries(entries.filter(([name, value]) => !sameValue(value, Reflect.get(there, name))))
}
