import { type ReactNode, useCallback, useState } from 'react'
import { type PickedFile, useFeatures } from '#screens/features-context.ts'

/** Picks a picture from the file manager. */
export interface FilePicking {
  /** Opens the picker; null when it is closed without a choice. */
  readonly pick: () => Promise<PickedFile | null>
  /** Preloads the picker's code. */
  readonly prepare: () => void
  /** Must be rendered beside the calling component, not inside it. */
  readonly picker: ReactNode
}

/** The picker of the file manager as a function that returns a promise. */
export function useFilePicker(): FilePicking {
  const { FilePicker } = useFeatures()
  const [asking, setAsking] = useState<{ readonly answer: (file: PickedFile | null) => void } | null>(null)
  const pick = useCallback(() => new Promise<PickedFile | null>((answer) => setAsking({ answer })), [])
  const prepare = useCallback(() => void FilePicker.preload().catch(() => undefined), [FilePicker])
  const settle = (file: PickedFile | null) => {
    setAsking(null)
    asking?.answer(file)
  }
  return {
    pick,
    prepare,
    picker: asking && <FilePicker onPick={settle} onClose={() => settle(null)} />,
  }
}
