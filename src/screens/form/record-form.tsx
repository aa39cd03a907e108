import { type RefObject, useEffect, useRef, useState } from 'react'
import { fieldOf } from '#descriptor/resource.ts'
import { allows } from '#descriptor/restriction.ts'
import { saved as savedText } from '#descriptor/texts.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { useSave } from '#hooks/write/use-save.ts'
import { DraftOffer } from '#kit/draft-offer.tsx'
import { focusFirstField } from '#kit/focus-first-field.ts'
import { FormNote } from '#kit/form-note.tsx'
import { notify } from '#kit/notice.tsx'
import { SaveBar } from '#kit/save-bar.tsx'
import { useFeatures } from '#screens/features-context.ts'
import type { Text } from '#text/text.ts'
import { draftAsText } from './draft-as-text.ts'
import { draftLines } from './draft-lines.tsx'
import { FormFields } from './form-fields.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { LiveValuesContext } from './live-values.ts'
import { PreviewButton } from './preview-button.tsx'
import { PublishButton } from './publish-button.tsx'
import { RecordFormContext, type RecordFormProps } from './record-form-context.ts'
import { SaveProblemAlert } from './save-problem-alert.tsx'
import { makeUploads, UploadsContext } from './uploads.ts'
import { useAfterPaint } from './use-after-paint.ts'
import { useRecordForm } from './use-record-form.ts'
import type { SubmitInput } from './use-submit.ts'

/** The form of any record: fields by kind, the save bar, the leave guard, Ctrl/Cmd+S. */
export function RecordForm(props: RecordFormProps) {
  const { resource, record, initialValues, isNarrow, onSaved, onFailed, onTyped, children } = props
  const t = useText()
  const frame = useRef<HTMLFormElement>(null)
  const editing = useRecordForm({ resource, record, initialValues, saving: useSave(resource) })
  const { form, baselineRow, changed, typed, problem, isSaving, submit, discard } = editing
  const restrictionOf = useRestriction(resource)
  const restriction = baselineRow ? restrictionOf(baselineRow) : undefined
  const canSave = allows(restriction, 'save')
  const focusInvalid = useFocusInvalid(frame)
  const [uploads] = useState(makeUploads)
  const [isWaiting, setWaiting] = useState(false)
  const isPainted = useAfterPaint()
  const { ContentCheckPanel } = useFeatures()
  useEffect(() => onTyped?.(typed.length), [onTyped, typed])
  const isNewPage = record === null && !isNarrow
  useEffect(() => {
    // A drawer passes the focus to its first field itself.
    if (isNewPage) focusFirstField(frame.current)
  }, [isNewPage])
  const submitAll = async (
    input: SubmitInput = {},
    done: Text | string = resource.texts.saved ?? savedText,
  ) => {
    setWaiting(uploads.areUnderWay())
    const areUploaded = await uploads.settled()
    setWaiting(false)
    const saved = areUploaded ? await submit(input) : undefined
    if (saved) notify({ tone: 'good', text: done })
    return saved
  }
  const save = async (...args: Parameters<typeof submitAll>) => {
    const saved = await submitAll(...args)
    if (!saved) {
      onFailed?.()
      return focusInvalid()
    }
    // Values typed during the save keep the form open.
    if (saved.isClean) onSaved?.(saved.row)
  }
  const saveAndLeave = async () => (await submitAll())?.isClean === true
  return (
    <form
      ref={frame}
      noValidate
      aria-label={t(resource.title)}
      onSubmit={(event) => {
        event.preventDefault()
        // React events of a form in a drawer bubble to the form that renders the drawer.
        event.stopPropagation()
        if (canSave) void save()
      }}
    >
      {children}
      {restriction && <FormNote>{t(restriction.reason)}</FormNote>}
      {canSave && editing.draft && (
        <DraftOffer
          lines={draftLines(resource, form.getValues(), editing.draft.values, t)}
          lost={draftAsText(resource, editing.draft.lost, t)}
          onTake={editing.takeDraft}
          onRefuse={editing.refuseDraft}
        />
      )}
      <RecordFormContext value={formContext}>
        <LiveValuesContext value={editing.live}>
          <UploadsContext value={uploads}>
            <FormFields
              resource={resource}
              form={form}
              record={baselineRow}
              isNarrow={isNarrow ?? false}
              restriction={restriction}
              aside={resource.contentCheck && (isPainted ? <ContentCheckPanel resource={resource} /> : null)}
            />
          </UploadsContext>
        </LiveValuesContext>
      </RecordFormContext>
      {problem && (
        <SaveProblemAlert
          resource={resource}
          problem={problem}
          isBusy={isSaving}
          onChoose={editing.choose}
          onCreate={() => void save({ asNew: true })}
        />
      )}
      {canSave && (
        <SaveBar
          count={changed.length}
          names={changed.map((name) => t(fieldOf(resource, name).label))}
          isBusy={isSaving || isWaiting}
          onDiscard={discard}
          tools={
            <>
              {resource.form.preview && (
                <PreviewButton resource={resource} record={baselineRow} live={editing.live} />
              )}
              <PublishButton
                resource={resource}
                record={baselineRow}
                live={editing.live}
                restriction={restriction}
                isBusy={isSaving || isWaiting}
                onPublish={(edits, done) => void save({ edits }, done)}
              />
            </>
          }
        />
      )}
      <LeaveGuard
        count={typed.length}
        saving={canSave ? { save: saveAndLeave, showErrors: focusInvalid } : undefined}
      />
    </form>
  )
}

const formContext = { RecordForm }

/** Returns the function that focuses the first invalid input of a form. */
function useFocusInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    // After the render: only then are the errors in the document.
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refusals])
  return () => setRefusals((count) => count + 1)
}
