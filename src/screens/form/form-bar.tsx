import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldOf } from '#descriptor/resource.ts'
import { allowsField, type Restriction } from '#descriptor/restriction.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { type MissingContent, PublishDialog } from '#kit/publish-dialog.tsx'
import { SaveBar } from '#kit/save-bar.tsx'
import { useFeatures } from '#screens/features-context.ts'
import { useResource } from '#screens/resource-context.ts'
import { formatNumber } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import { formProblems } from './form-problems.ts'
import type { LiveValues } from './live-values.ts'
import { PreviewButton } from './preview-button.tsx'
import type { FormValues } from './use-form-inputs.ts'
import type { RecordEditing } from './use-record-form.ts'

interface FormBarProps {
  readonly editing: RecordEditing
  readonly restriction: Restriction | undefined
}

/** The save bar of a form, with its preview and its publishing. */
export function FormBar({ editing, restriction }: FormBarProps) {
  const resource = useResource()
  const t = useText()
  const { baselineRow, changed, live, save } = editing
  const removeNotice = useRef<() => void>(undefined)
  // The undo is over with a save, and with the form.
  // oxlint-disable-next-line react/exhaustive-deps -- a save changes the record
  useEffect(() => () => removeNotice.current?.(), [baselineRow])
  const discard = () => {
    removeNotice.current?.()
    const discarded = editing.discard()
    if (!discarded) return
    removeNotice.current = notify({
      tone: 'plain',
      text: text('Đã bỏ {n} thay đổi.', { n: formatNumber(discarded.count) }),
      undo: discarded.putBack,
    })
  }
  return (
    <SaveBar
      count={changed.length}
      names={changed.map((name) => t(fieldOf(resource, name).label))}
      isBusy={save.isBusy}
      onDiscard={discard}
      tools={
        <>
          {resource.form.preview && <PreviewButton record={baselineRow} live={live} />}
          <PublishButton
            record={baselineRow}
            live={live}
            restriction={restriction}
            isBusy={save.isBusy}
            onPublish={(edits, done) => save.mutate({ edits, done })}
          />
        </>
      }
    />
  )
}

interface PublishButtonProps {
  /** The record as it is stored; null for a new one. */
  readonly record: Row | null
  readonly live: LiveValues
  readonly restriction: Restriction | undefined
  readonly isBusy: boolean
  /** Saves the form with a value of the `published` toggle; `done` is the notice. */
  readonly onPublish: (edits: FormValues, done: Text) => void
}

interface Missing {
  readonly required: readonly MissingContent[]
  readonly advised: readonly MissingContent[]
}

/** Publishes a draft, after listing what it lacks, or takes a live record down; both save the form. */
function PublishButton({ record, live, restriction, isBusy, onPublish }: PublishButtonProps) {
  const resource = useResource()
  const t = useText()
  const { contentIssues } = useFeatures()
  const button = useRef<HTMLButtonElement>(null)
  const [missing, setMissing] = useState<Missing | null>(null)
  const [isChecking, setChecking] = useState(false)
  const { published } = resource
  if (published === undefined || !allowsField(restriction, published)) return null
  const isInert = isBusy || isChecking
  const isLive = record !== null && valueOf(record, published) === true
  const publish = () => {
    setMissing(null)
    onPublish({ [published]: true }, text('Đã đăng. Khách xem được rồi.'))
  }
  const check = async () => {
    // Blur makes a rich text emit its last change.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const values = live.now()
    // A value that is unknown here may be there.
    const problems = Object.entries(formProblems(resource, values)).filter(
      ([field]) => values[field] !== undefined,
    )
    const required = problems.map(([field, { text: reason, with: limits }]) => ({
      field,
      text: `${t(fieldOf(resource, field).label)}: ${t(reason, limits)}`,
    }))
    setChecking(true)
    try {
      const advised = (await contentIssues(resource, values, t)).filter(
        ({ field }) => !required.some((one) => one.field === field),
      )
      // A form that was left publishes nothing.
      if (!button.current) return
      if (required.length + advised.length === 0) publish()
      else setMissing({ required, advised })
    } catch {
      const more = text('Kiểm tra mạng rồi thử lại nhé.')
      if (button.current) notify({ tone: 'bad', text: text('Chưa đăng được.'), more })
    } finally {
      setChecking(false)
    }
  }
  const show = (field: string) => {
    const form = button.current?.closest('form')
    // The dialog, as it closes, returns the focus to the button.
    flushSync(() => setMissing(null))
    const input = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`)
    input?.focus({ preventScroll: true })
    input?.scrollIntoView?.({ block: 'center' })
  }
  const takeDown = () => onPublish({ [published]: false }, text('Đã gỡ xuống. Khách không còn thấy nữa.'))
  return (
    <>
      <Button
        ref={button}
        variant={isLive ? 'subtle' : 'light'}
        onClick={isInert ? undefined : isLive ? takeDown : () => void check()}
        aria-disabled={isInert}
      >
        {isLive ? t('Gỡ xuống') : t('Đăng')}
      </Button>
      {missing && (
        <PublishDialog
          {...missing}
          title={t('Đăng {noun} này?', { noun: t(resource.noun) })}
          onShow={show}
          onPublish={publish}
          onClose={() => setMissing(null)}
        />
      )}
    </>
  )
}
