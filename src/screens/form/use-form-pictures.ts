import { useContext } from 'react'
import type { AdvisedSize } from '#descriptor/advised-size.ts'
import type { Prepare } from '#kit/inputs/use-image-upload.ts'
import { usePictureEditor } from '#screens/pictures/use-picture-editor.tsx'
import { UploadsContext } from './uploads.ts'

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
