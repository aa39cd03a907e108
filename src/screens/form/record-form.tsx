import { useTimeout } from '@mantine/hooks'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { allows } from '#descriptor/restriction.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { putCaret } from '#kit/caret.ts'
import { DraftOffer } from '#kit/draft-offer.tsx'
import { focusFirstField } from '#kit/focus-first-field.ts'
import { FormNote } from '#kit/form-alert.tsx'
import { useFeatures } from '#screens/features-context.ts'
import { RelationsCard } from '#screens/relations/relations-box.tsx'
import { ResourceContext } from '#screens/resource-context.ts'
import { draftAsText } from './draft-as-text.ts'
import { draftLines } from './draft-lines.tsx'
import { FormBar } from './form-bar.tsx'
import { FormFields } from './form-fields.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { LiveValuesContext } from './live-values.ts'
import { RecordFormContext, type RecordFormProps } from './record-form-context.ts'
import { SaveProblemAlert } from './save-problem-alert.tsx'
import { UploadsContext } from './uploads.ts'
import { useRecordForm } from './use-record-form.ts'

/** The form of any record: fields by kind, the save bar, the leave guard, Ctrl/Cmd+S. */
export function RecordForm(props: RecordFormProps) {
  const { resource, record, isNarrow, onTyped } = props
  const t = useText()
  const frame = useRef<HTMLFormElement>(null)
  const editing = useRecordForm(props, frame)
  const { form, baselineRow, typed, problem, save } = editing
  const restrictionOf = useRestriction(resource)
  const restriction = baselineRow ? restrictionOf(baselineRow) : undefined
  const canSave = allows(restriction, 'save')
  const aside = useAside(resource, record)
  useEffect(() => onTyped?.(typed.length), [onTyped, typed])
  useFirstFocus(frame, props)
  return (
    <ResourceContext value={resource}>
      <form
        ref={frame}
        noValidate
        data-focus-field={props.focusField}
        aria-label={t(resource.title)}
        onSubmit={(event) => {
          event.preventDefault()
          // React events of a form in a drawer bubble to the form that renders the drawer.
          event.stopPropagation()
          if (canSave) save.mutate({})
        }}
      >
        {props.children}
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
            <UploadsContext value={editing.uploads}>
              <FormFields
                resource={resource}
                form={form}
                record={baselineRow}
                isNarrow={isNarrow ?? false}
                restriction={restriction}
                aside={aside}
              />
            </UploadsContext>
          </LiveValuesContext>
        </RecordFormContext>
        {problem && (
          <SaveProblemAlert
            resource={resource}
            problem={problem}
            isBusy={save.isBusy}
            onChoose={editing.choose}
            onCreate={() => save.mutate({ asNew: true })}
          />
        )}
        {canSave && <FormBar editing={editing} restriction={restriction} />}
        {save.dialog}
        <LeaveGuard count={typed.length} save={canSave ? save : undefined} />
      </form>
    </ResourceContext>
  )
}

const formContext = { RecordForm }

/** Focuses the place that a form opens at, or its first field. */
function useFirstFocus(
  frame: RefObject<HTMLFormElement | null>,
  { record, isNarrow, focusField, caret }: RecordFormProps,
) {
  const isNewPage = record === null && !isNarrow
  useEffect(() => {
    // A drawer passes the focus to the first field itself, unless it has opened before the record was read.
    const isDrawerFocused = document.activeElement?.matches('[role=dialog]')
    if (caret && frame.current) putCaret(frame.current, caret)
    else if (isNewPage || focusField !== undefined || isDrawerFocused) focusFirstField(frame.current)
  }, [frame, isNewPage, focusField, caret])
}

/** Milliseconds after the first render of a form before its secondary requests: it is painted by then. */
const delayMs = 300

/** What a form shows beside its fields; its requests start after the delay. */
function useAside(resource: Resource, record: RecordFormProps['record']): ReactNode {
  const [isPainted, setPainted] = useState(false)
  useTimeout(() => setPainted(true), delayMs, { autoInvoke: true })
  const { ContentCheckPanel } = useFeatures()
  return useMemo(
    () => (
      <>
        {record && <RelationsCard record={record} isReady={isPainted} />}
        {resource.contentCheck && isPainted && <ContentCheckPanel />}
      </>
    ),
    [resource, record, isPainted, ContentCheckPanel],
  )
}
