import { type ReactNode, useCallback, useState } from 'react'
import { type PickedFile, useFeatures } from '#screens/features-context.ts'

/** Picks a picture from the file manager. */
export interface FilePickerHandle {
  /** Opens the picker; null when it is closed without a choice. */
  readonly pick: () => Promise<PickedFile | null>
  /** Preloads the picker's code. */
  readonly prepare: () => void
  /** Must be rendered beside the calling component, not inside it. */
  readonly picker: ReactNode
}

/** The picker of the file manager as a function that returns a promise. */
export function useFilePicker(): FilePickerHandle {
  const { FilePicker } = useFeatures()
  const [pending, setPending] = useState<{ readonly resolve: (file: PickedFile | null) => void } | null>(null)
  const pick = useCallback(
    () => new Promise<PickedFile | null>((answer) => setPending({ resolve: answer })),
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
    picker: pending && <FilePicker onPick={finish} onClose={() => finish(null)} />,
  }
}
