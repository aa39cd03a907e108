import { replaceEqualDeep } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf, type Row, sameValue } from '#descriptor/row.ts'
import { tidy } from '#descriptor/tidy.ts'
import type { SentCreate } from '#hooks/write/create-keys.ts'
import { session } from '#session/session.ts'
import { type DraftParts, partsOf } from './draft-parts.ts'
import { draftWriter } from './draft-writer.ts'
import { draftKey, dropDrafts, findDrafts, keepDraft, knownDrafts, shrinkDraft } from './drafts.ts'
import type { DraftOf, FoundDraft } from './found-draft.ts'

type Values = Readonly<Record<string, unknown>>

/** A draft of an earlier visit or of another tab that was not saved. */
interface Offer extends DraftParts {
  readonly draft: FoundDraft
}

/** The drafts of one form. */
export interface Journal {
  /** The newest draft that was neither taken nor refused; null without one. */
  readonly offered: DraftParts | null
  /** Stores the fields that differ from the record; removes the draft if there are none. */
  readonly note: (changed: Values) => void
  /** Removes the draft of this form: it was saved or discarded. */
  readonly drop: () => void
  /** Stores the create that was sent in the draft; null once its outcome is known. */
  readonly noteSent: (sent: SentCreate | null) => void
  /** Ends the offer of fields that this form has saved; a new record ends all offers and keeps their drafts. */
  readonly noteSaved: (names: readonly string[]) => void
  /** Ends the offer once the form has noted its values; returns the create that was sent with it. */
  readonly take: () => SentCreate | null
  /** Removes the offered draft. */
  readonly refuse: () => void
}

/** Stores the typed values of a form and offers the drafts of earlier visits (src/decisions/drafts.md). */
export function useDraft(resource: Resource, record: Row | null): Journal {
  const [form] = useState(() => crypto.randomUUID())
  const [subject] = useState(() => session.storedUser()?.subject ?? '')
  const id = record?.id ?? ''
  const of = useMemo<DraftOf>(() => ({ subject, resource: resource.name, id }), [subject, resource, id])
  const key = draftKey(of, form)
  const [offers, endOffers] = useOffers(resource, record, of, key)
  const writer = useMemo(() => draftWriter(), [])
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
    // The form has created its record while the user typed on: the unsaved values belong to that record now.
    const before = written.current
    written.current = key
    note(typed.current)
    writer.flush()
    void dropDrafts([before])
    // oxlint-disable-next-line react/exhaustive-deps -- only for another key
  }, [key])
  const [offer] = offers
  const take = () => {
    sent.current = offer?.draft.sent ?? sent.current
    // Store the values under the new key before the old draft is removed, so that a crash loses nothing.
    writer.flush()
    if (offer) endOffers(afterTaking(offer, record === null ? [] : offers.slice(1)))
    return offer?.draft.sent ?? null
  }
  const refuse = () => {
    if (offer) void dropDrafts([offer.draft.key])
    endOffers(offers.slice(1))
  }
  // The drafts of other new records stay for their own forms.
  const noteSaved = (names: readonly string[]) =>
    endOffers(record === null ? [] : afterSaving(new Set(names), offers))
  return { offered: offer ?? null, note, noteSent, noteSaved, drop, take, refuse }
}

/** The offers of a form, and the function that ends some of them; a draft that is read later is not offered then. */
function useOffers(
  resource: Resource,
  record: Row | null,
  of: DraftOf,
  key: string,
): readonly [readonly Offer[], (left: readonly Offer[]) => void] {
  // The loader of the form has read the drafts: an offer after the first render would move the inputs.
  const [found, setOffers] = useState(() => differing(record, offersOf(resource, knownDrafts(of), key)))
  const hasActed = useRef(false)
  // A newer version of the record may have the values of an offer.
  const offers = useMemo(() => differing(record, found), [record, found])
  useEffect(() => {
    const kept = new Set(offers.map(({ draft }) => draft.key))
    const equal = found.filter(({ draft }) => !kept.has(draft.key))
    if (equal.length > 0) void dropDrafts(equal.map(({ draft }) => draft.key))
  }, [offers, found])
  useEffect(() => {
    let isGone = false
    void offersFor(resource, of, key, record).then((next) => {
      if (!isGone && !hasActed.current) setOffers((now) => replaceEqualDeep(now, next))
    })
    return () => {
      isGone = true
    }
    // Read only when the form opens: later changes of the draft are those of this form.
    // oxlint-disable-next-line react/exhaustive-deps -- not when the record changes
  }, [resource])
  const endOffers = (left: readonly Offer[]) => {
    hasActed.current = true
    setOffers(left)
  }
  return [offers, endOffers]
}

/** The drafts that differ from the record; the others are removed. */
async function offersFor(
  resource: Resource,
  of: DraftOf,
  ownKey: string,
  record: Row | null,
): Promise<readonly Offer[]> {
  const offers = offersOf(resource, await findDrafts(of), ownKey)
  const left = differing(record, offers)
  const kept = new Set(left.map(({ draft }) => draft.key))
  await dropDrafts(offers.map(({ draft }) => draft.key).filter((one) => !kept.has(one)))
  return left
}

function offersOf(resource: Resource, drafts: readonly FoundDraft[], ownKey: string): readonly Offer[] {
  const others = drafts.filter(({ key }) => key !== ownKey)
  return others.map((draft) => ({ draft, ...partsOf(resource, draft) }))
}

/** The remaining offers after a form has saved some fields. */
function afterSaving(saved: ReadonlySet<string>, offers: readonly Offer[]): readonly Offer[] {
  const next = offers.map((offer) => {
    const left = Object.entries(offer.values).filter(([name]) => !saved.has(name))
    const rest = { ...offer, values: Object.fromEntries(left) }
    const isShrunk = left.length < Object.keys(offer.values).length
    if (isShrunk && isEmpty(rest)) void dropDrafts([offer.draft.key])
    else if (isShrunk) void shrinkDraft(offer.draft, { ...rest.values, ...rest.lost })
    return rest
  })
  return next.filter((offer) => !isEmpty(offer))
}

/** The offers that differ from the record, each with its differing values. */
function differing(record: Row | null, offers: readonly Offer[]): readonly Offer[] {
  return offers
    .map((offer) => (record ? { ...offer, values: without(record, offer.values) } : offer))
    .filter((offer) => !isEmpty(offer))
}

/** The remaining offers: values that the form does not accept, and differing values of the other drafts. */
function afterTaking({ draft, values, lost }: Offer, others: readonly Offer[]): readonly Offer[] {
  const rest: Offer = { draft, values: {}, lost }
  void (isEmpty(rest) ? dropDrafts([draft.key]) : shrinkDraft(draft, lost))
  const next = others.map((offer) => ({ ...offer, values: without(values, offer.values) }))
  void dropDrafts(next.filter(isEmpty).map((offer) => offer.draft.key))
  return [rest, ...next].filter((offer) => !isEmpty(offer))
}

const isEmpty = ({ values, lost }: DraftParts) =>
  Object.keys(values).length === 0 && Object.keys(lost).length === 0

/** The values that differ from those already there by more than white space. */
function without(there: object, values: Values): Values {
  const entries = Object.entries(values)
  return Object.fromEntries(
    entries.filter(([name, value]) => !sameValue(tidy(value), tidy(Reflect.get(there, name)))),
  )
}
