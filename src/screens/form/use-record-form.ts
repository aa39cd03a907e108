import { useForm } from '@mantine/form'
import { createElement, useCallback, useEffect, useRef, useState } from 'react'
import { mergeInto } from '#descriptor/merge.ts'
import type { Resource } from '#descriptor/resource.ts'
import { changedFields, newValues, type Row, sameValue, valuesOf } from '#descriptor/row.ts'
import { validate } from '#descriptor/validate.ts'
import { useDraft } from '#hooks/drafts/use-draft.ts'
import type { FailedOutcome } from '#hooks/write/save-safely.ts'
import { useCarefulSave } from '#hooks/write/use-careful-save.ts'
import type { WriteFailed } from '#hooks/write/write-failed.ts'
import type { RecordOutcome } from '#hooks/write/write-record.ts'
import { notify } from '#kit/notice.tsx'
import { Said } from '#screens/said.tsx'
import { text } from '#text/text.ts'
import { type LiveValues, makeListeners } from './live-values.ts'

type FormValues = Readonly<Record<string, unknown>>

/** What a form stands upon: the record, its values, and those that the inputs began with. */
interface Base {
  readonly row: Row | null
  readonly values: FormValues
  readonly begun: FormValues
}

/** A field that was changed here and elsewhere. */
export interface Clash {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** Why a form is not saved. */
export type Trouble =
  | { readonly is: 'failed'; readonly failure: WriteFailed; readonly outcome: FailedOutcome | 'looking' }
  | { readonly is: 'clash'; readonly lines: readonly Clash[] }
  | { readonly is: 'gone' }

interface RecordFormOptions {
  readonly resource: Resource
  /** The record as it was read; null for a new one. */
  readonly record: Row | null
  /** What the inputs begin with. */
  readonly start: FormValues
}

/**
 * A form over one record: uncontrolled inputs, so that a key draws nothing but its own input; which fields differ
 * from the record; validation by the descriptor; one save at a time, after which the form stands on what was saved.
 */
export function useRecordForm({ resource, record, start }: RecordFormOptions) {
  const [base, setBase] = useState<Base>(() => ({
    row: record,
    values: record ? valuesOf(resource, record) : newValues(resource),
    begun: start,
  }))
  const [changed, setChanged] = useState<readonly string[]>(() => changedFields(resource, base.values, start))
  const [typed, setTyped] = useState<readonly string[]>(none)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const journal = useDraft(resource, base.row)
  const saving = useCarefulSave(resource, {
    onLost: (failure) => setTrouble({ is: 'failed', failure, outcome: 'looking' }),
    onSent: journal.noteSent,
  })
  // What is drawn is known only after the next drawing: a second press before it would save a second time.
  const isUnderWay = useRef(false)
  const isFollowing = useRef(false)
  const [listeners] = useState(makeListeners)
  const note = useCallback(
    (values: FormValues, against: FormValues, begun: FormValues) => {
      const keepSame = (next: readonly string[]) => (last: readonly string[]) =>
        sameValue(last, next) ? last : next
      const next = changedFields(resource, begun, values)
      setChanged(keepSame(changedFields(resource, against, values)))
      setTyped(keepSame(next))
      return next
    },
    [resource],
  )
  const write = (names: readonly string[], values: FormValues) =>
    journal.note(Object.fromEntries(names.map((name) => [name, values[name]])))
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: start,
    onValuesChange: (values) => {
      listeners.tell()
      // What came from the server was typed by nobody.
      if (isFollowing.current) return
      write(note(values, base.values, base.begun), values)
    },
  })

  /** Stands the form on a record that has come anew; what is typed stays, and what clashes with it is asked about. */
  const follow = (row: Row) => {
    const fresh: FormValues = valuesOf(resource, row)
    const { values, conflicting } = mergeInto(resource, base.values, form.getValues(), row)
    lay(values)
    setBase({ row, values: fresh, begun: fresh })
    note(form.getValues(), fresh, fresh)
    if (conflicting.length === 0) return
    const now = form.getValues()
    setTrouble((last) => ({
      is: 'clash',
      lines: [
        ...(last?.is === 'clash' ? last.lines.filter(({ name }) => !conflicting.includes(name)) : []),
        ...conflicting.map((name) => ({ name, mine: now[name], theirs: fresh[name] })),
      ],
    }))
  }

  const lay = (values: FormValues) => {
    isFollowing.current = true
    for (const [name, value] of Object.entries(values)) {
      if (!sameValue(form.getValues()[name], value)) form.setFieldValue(name, value)
    }
    isFollowing.current = false
  }

  useEffect(() => {
    if (record && record !== base.row && !isUnderWay.current) follow(record)
    // Only when the record itself comes anew: shown from what was known, or changed by somebody else meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record])

  /**
   * Saves; gives the saved row and whether anything was typed since, or undefined when it was refused, invalid, asked
   * about, or under way already.
   */
  const submit = async (asNew = false): Promise<{ row: Row | null; isClean: boolean } | undefined> => {
    if (isUnderWay.current) return undefined
    const before = asNew || !base.row ? null : { id: base.row.id, values: base.values }
    const problems = validate(resource, form.getValues(), before)
    form.setErrors(saidProblems(problems))
    if (Object.keys(problems).length > 0) return undefined
    isUnderWay.current = true
    setTrouble(null)
    const sent = form.getValues()
    try {
      const ended = await saving.save(asNew ? null : base.row, sent)
      if (ended.status === 'saved') return saved(ended, sent)
      if (ended.status === 'gone') setTrouble({ is: 'gone' })
      else if (ended.status === 'failed') {
        setTrouble({ is: 'failed', failure: ended.failure, outcome: ended.outcome })
        form.setErrors(saidProblems(ended.failure.problems))
      } else if (ended.fresh) follow(ended.fresh)
      return undefined
    } finally {
      isUnderWay.current = false
    }
  }

  const saved = (
    { saved: row, sent: { values, mergedCount } }: Extract<RecordOutcome, { status: 'saved' }>,
    sent: FormValues,
  ) => {
    const now: FormValues = row ? valuesOf(resource, row) : values
    // What the back-end made of a value (a blank address, cleaned markup) shows; what was typed meanwhile stays.
    const typedSince = new Set(changedFields(resource, sent, form.getValues()))
    lay(Object.fromEntries(Object.entries(now).filter(([name]) => !typedSince.has(name))))
    setTrouble(null)
    setBase({ row, values: now, begun: now })
    const left = note(form.getValues(), now, now)
    // None of them forgets the draft.
    write(left, form.getValues())
    if (mergedCount > 0)
      notify({
        tone: 'plain',
        text: text('Đã giữ cả {count} mục người khác vừa sửa', { count: mergedCount }),
      })
    return { row, isClean: left.length === 0 }
  }

  const discard = () => {
    setTrouble(null)
    form.setValues(base.begun)
    form.clearErrors()
    note(base.begun, base.values, base.begun)
    journal.drop()
  }

  const takeDraft = () => {
    if (journal.offered) form.setValues(journal.offered.values)
    const sent = journal.take()
    if (sent) saving.resume(sent)
  }

  // One object for the form's whole life: who follows it is not drawn again because it was.
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const [live] = useState<LiveValues>(() => ({
    now: form.getValues,
    listen: listeners.listen,
    write: (name, value) => latest.current.setFieldValue(name, value),
  }))

  return {
    form,
    live,
    base: base.row,
    changed,
    typed,
    draft: journal.offered,
    takeDraft,
    refuseDraft: journal.refuse,
    trouble,
    isSaving: saving.isBusy,
    choose: (name: string, value: unknown) => form.setFieldValue(name, value),
    submit,
    discard,
  }
}

const none: readonly string[] = []

// As elements, so that an error that stands there follows the language when it is changed.
function saidProblems(problems: WriteFailed['problems']) {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, createElement(Said, { text: problem })]),
  )
}
