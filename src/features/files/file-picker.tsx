import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import type { FilePickerProps } from '#screens/features-context.ts'
import { FileBrowser } from './file-browser.tsx'
import { inPlace, lastPlace, type Place, rememberPlace } from './place.ts'
import type { StoredFile } from './stored-file.ts'
import { TakeButton } from './take-button.tsx'
import { WideDialog } from './wide-dialog.tsx'

/** The dialog that chooses an image from the file manager, or uploads one. */
export function FilePicker({ onPick, onClose }: FilePickerProps) {
  const t = useText()
  const [place, setPlace] = useState(lastPlace)
  const go = (next: Place) => {
    rememberPlace(next)
    setPlace(next)
  }
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
