import { type ReactNode, useCallback, useContext, useState } from 'react'
import type { AdvisedSize } from '#descriptor/field-parts.ts'
import type { Prepare } from '#kit/inputs/use-image-upload.ts'
import { type PickedFile, useFeatures } from '#screens/features-context.ts'
import { usePictureEditor } from '#screens/pictures/use-picture-editor.tsx'
import { UploadsContext } from './uploads.ts'

/** Picks a picture from the file manager. */
export interface FilePickerHandle {
  /** Opens the picker, at the folder of the present picture if it is found; null when it is closed without a choice. */
  readonly pick: (present?: string) => Promise<PickedFile | null>
  /** Preloads the picker's code. */
  readonly prepare: () => void
  /** Must be rendered beside the calling component, not inside it. */
  readonly picker: ReactNode
}

interface Pending {
  readonly present: string
  readonly resolve: (file: PickedFile | null) => void
}

/** The picker of the file manager as a function that returns a promise. */
export function useFilePicker(): FilePickerHandle {
  const { FilePicker } = useFeatures()
  const [pending, setPending] = useState<Pending | null>(null)
  const pick = useCallback(
    (present = '') => new Promise<PickedFile | null>((resolve) => setPending({ present, resolve })),
    [],
  )
  const prepare = useCallback(() => void FilePicker.preload().catch(() => undefined), [FilePicker])
  const finish = (file: PickedFile | null) => {
    setPending(null)
    pending?.resolve(file)
  }
  return {
    pick,
    prepare,
    picker: pending && <FilePicker present={pending.present} onPick={finish} onClose={() => finish(null)} />,
  }
}

/** The editor of pictures before the uploads of a field; a save waits for it as for the uploads. */
export function useFormPictures(advised?: AdvisedSize) {
  const uploads = useContext(UploadsContext)
  const { prepare, editor } = usePictureEditor(advised)
  const prepareInForm: Prepare = (files, isWanted) => {
    const prepared = prepare(files, isWanted)
    return uploads ? uploads.watch(prepared) : prepared
  }
  return { prepare: prepareInForm, editor }
}
