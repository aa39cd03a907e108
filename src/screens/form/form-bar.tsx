import { useEffect, useRef } from 'react'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { Restriction } from '#descriptor/restriction.ts'
import { useText } from '#hooks/use-text.ts'
import { notify } from '#kit/notice.tsx'
import { SaveBar } from '#kit/save-bar.tsx'
import { formatNumber } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import { PreviewButton } from './preview-button.tsx'
import { PublishButton } from './publish-button.tsx'
import type { FormValues } from './use-baseline.ts'
import type { RecordEditing } from './use-record-form.ts'

interface FormBarProps {
  readonly resource: Resource
  readonly editing: RecordEditing
  readonly restriction: Restriction | undefined
  readonly isBusy: boolean
  /** Saves the form with a value of the `published` toggle; `done` is the notice. */
  readonly onPublish: (edits: FormValues, done: Text) => void
}

/** The save bar of a form, with its preview and its publishing. */
export function FormBar({ resource, editing, restriction, isBusy, onPublish }: FormBarProps) {
  const t = useText()
  const { baselineRow, changed, live } = editing
  const removeNotice = useRef<() => void>(undefined)
  // Its inputs are gone with the form.
  useEffect(() => () => removeNotice.current?.(), [])
  const discard = () => {
    const undo = editing.discard()
    if (!undo) return
    removeNotice.current = notify({
      tone: 'plain',
      text: text('Đã bỏ {n} ô đang sửa.', { n: formatNumber(changed.length) }),
      undo,
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
          {resource.form.preview && <PreviewButton resource={resource} record={baselineRow} live={live} />}
          <PublishButton
            resource={resource}
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
