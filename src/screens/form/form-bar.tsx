import { useEffect, useRef } from 'react'
import { fieldOf } from '#descriptor/resource.ts'
import type { Restriction } from '#descriptor/restriction.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { SaveBar } from '#kit/save-bar.tsx'
import { useResource } from '#screens/resource-context.ts'
import { formatNumber } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import { PreviewButton } from './preview-button.tsx'
import { PublishButton } from './publish-button.tsx'
import type { FormValues } from './use-baseline.ts'
import type { RecordEditing } from './use-record-form.ts'

interface FormBarProps {
  readonly editing: RecordEditing
  readonly restriction: Restriction | undefined
  readonly isBusy: boolean
  /** Saves the form with a value of the `published` toggle; `done` is the notice. */
  readonly onPublish: (edits: FormValues, done: Text) => void
}

/** The save bar of a form, with its preview and its publishing. */
export function FormBar({ editing, restriction, isBusy, onPublish }: FormBarProps) {
  const resource = useResource()
  const t = useText()
  const { baselineRow, changed, live } = editing
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
      isBusy={isBusy}
      onDiscard={discard}
      tools={
        <>
          {resource.form.preview && <PreviewButton record={baselineRow} live={live} />}
          <PublishButton
            record={baselineRow}
            live={live}
            restriction={restriction}
            isBusy={isBusy}
            onPublish={onPublish}
          />
        </>
      }
    />
  )
}
