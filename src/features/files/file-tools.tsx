import { useState } from 'react'
import { usePictureEditor } from '#screens/pictures/use-picture-editor.tsx'
import type { FileView } from './file-items.tsx'
import classes from './file-tools.module.css'
import { NewFolder } from './new-folder.tsx'
import { NewFolderButton } from './new-folder-button.tsx'
import { UploadButton } from './upload-button.tsx'
import { enqueue } from './upload-queue.ts'
import { ViewSwitch } from './view-switch.tsx'

interface FileToolsProps {
  readonly folder: string
  readonly view: FileView
  readonly onView: (view: FileView) => void
}

/** The view of a folder and its actions: in the line of the title, or in that of the picker's search. */
export function FileTools({ folder, view, onView }: FileToolsProps) {
  const [isNaming, setNaming] = useState(false)
  const { prepare, editor } = usePictureEditor()
  const send = async (files: readonly File[]) => {
    const ready = await prepare(files)
    if (ready) enqueue(ready, folder)
  }
  return (
    <>
      <div className={classes.tools}>
        <ViewSwitch view={view} onView={onView} />
        <NewFolderButton onClick={() => setNaming(true)} />
        <UploadButton onFiles={(files) => void send(files)} />
      </div>
      {editor}
      {isNaming && <NewFolder folder={folder} onClose={() => setNaming(false)} />}
    </>
  )
}
