import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { FileBrowser } from './file-browser.tsx'
import { inPlace, lastPlace, type Place, rememberPlace } from './place.ts'
import type { StoredFile } from './stored-file.ts'
import { TakeButton } from './take-button.tsx'
import { WideDialog } from './wide-dialog.tsx'

/** A file that was picked: its address as records keep it, and its name. */
export interface PickedFile {
  readonly url: string
  readonly name: string
}

interface FilePickerProps {
  readonly opened: boolean
  readonly onPick: (file: PickedFile) => void
  readonly onClose: () => void
}

/** Picks a picture from the file manager, or uploads one there and picks it. */
export function FilePicker({ opened, onPick, onClose }: FilePickerProps) {
  const t = useText()
  const [place, setPlace] = useState(lastPlace)
  const go = (next: Place) => {
    rememberPlace(next)
    setPlace(next)
  }
  if (!opened) return null
  return (
    <WideDialog title={t('Chọn từ kho tệp')} onClose={onClose}>
      <FileBrowser
        place={place}
        onPlace={(next) => go({ ...place, ...next })}
        renderWay={(folder, props) => (
          <button type="button" {...props} onClick={() => go(inPlace(place, folder))} />
        )}
        onOpen={({ url, name }: StoredFile) => onPick({ url, name })}
        renderDone={({ url, file: { name } }) =>
          url !== undefined && <TakeButton name={name} onClick={() => onPick({ url, name })} />
        }
      />
    </WideDialog>
  )
}
