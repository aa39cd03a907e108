import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { saved as savedText } from '#descriptor/texts.ts'
import { notify } from '#kit/notice.tsx'
import { type Text, text } from '#text/text.ts'
import type { RecordFormProps } from './record-form-context.ts'
import type { Uploads } from './uploads.ts'
import type { RecordEditing } from './use-record-form.ts'
import type { SubmitInput, Submitted } from './use-submit.ts'

interface FormSavingOptions extends Pick<RecordFormProps, 'onSaved' | 'onFailed' | 'afterSave'> {
  readonly resource: Resource
  readonly frame: RefObject<HTMLFormElement | null>
  readonly submit: RecordEditing['submit']
  readonly uploads: Uploads
}

/** Removes the last notice with a next step: the save of the form around takes that step. */
let removeStep: (() => void) | undefined

/** The save of a form: it waits for the uploads, then notifies, or focuses the first invalid input. */
export function useFormSaving(options: FormSavingOptions) {
  const { resource, frame, submit, uploads, onSaved, onFailed, afterSave } = options
  const showErrors = useFocusInvalid(frame)
  const [isWaiting, setWaiting] = useState(false)
  const removeMissing = useRef<() => void>(undefined)
  const submitAll = async (
    input: SubmitInput = {},
    done: Text | string = resource.texts.saved ?? savedText,
    onClean?: RecordFormProps['onSaved'],
  ) => {
    removeMissing.current?.()
    if (uploads.areUnderWay()) {
      setWaiting(true)
      const areUploaded = await uploads.settled()
      setWaiting(false)
      if (!areUploaded) {
        removeMissing.current = notify({
          tone: 'bad',
          text: text('Có ảnh chưa tải lên được. Thử lại hoặc bỏ ảnh đó rồi lưu lại nhé.'),
        })
        return undefined
      }
    }
    const onDone = ({ row, isClean }: Submitted) => {
      const more = isClean && onClean && row?.id ? afterSave : undefined
      removeStep?.()
      const remove = notify({ tone: 'good', text: done, ...(more && { more }) })
      removeStep = more ? remove : undefined
      // Values typed during the save keep the form open.
      if (isClean) onClean?.(row)
    }
    return submit({ ...input, onSaved: onDone })
  }
  const save = async (input?: SubmitInput, done?: Text | string) => {
    if (await submitAll(input, done, onSaved)) return
    onFailed?.()
    showErrors()
  }
  const saveAndLeave = async () => (await submitAll())?.isClean === true
  return { isWaiting, save, saveAndLeave, showErrors }
}

const wrong = '[aria-invalid="true"], [data-state="failed"] button'

/** Returns the function that focuses the first invalid input of a form, or the first button of a failed picture. */
function useFocusInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    // After the render: only then are the errors in the document.
    if (refusals > 0) form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [form, refusals])
  return () => setRefusals((count) => count + 1)
}
