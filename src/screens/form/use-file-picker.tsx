import { type ReactNode, useCallback, useState } from 'react'
import { type PickedFile, useFeatures } from '#screens/features-context.ts'

/** A way to let somebody pick a picture from the file manager. */
export interface FilePicking {
  /** Opens the picker; null when it is closed without a choice. */
  readonly pick: () => Promise<PickedFile | null>
  /** Fetches the picker's code ahead. */
  readonly prepare: () => void
  /** To be drawn beside what asks, not within it. */
  readonly picker: ReactNode
}

/** The picker of the file manager as one question with one answer. */
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
