import { useEffect, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './drop-area.module.css'

interface DropAreaProps {
  /** The folder that takes what is dropped or pasted, by its name. */
  readonly folder: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files that are dropped anywhere on the page, or pasted; while some hang over it, it says where they go. */
export function DropArea({ folder, onFiles }: DropAreaProps) {
  const t = useText()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Without this the browser opens the picture in place of the page.
      event.preventDefault()
      setOver(true)
    }
    // Leaving one element for another also leaves; leaving the page leads nowhere.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const take = (event: Event, data: DataTransfer | null) => {
      setOver(false)
      const files = [...(data?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    const drop = (event: DragEvent) => take(event, event.dataTransfer)
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData)
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [onFiles])
  if (!isOver) return null
  return <div className={classes.area}>{t('Thả ảnh để tải lên “{folder}”', { folder })}</div>
}
