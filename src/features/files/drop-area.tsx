import { useEffect } from 'react'
import { useText } from '#hooks/use-text.ts'
import { useDragOver } from '#kit/use-drag-over.ts'
import classes from './drop-area.module.css'

interface DropAreaProps {
  /** The name of the folder that receives dropped or pasted files. */
  readonly folder: string
  readonly onFiles: (files: readonly File[]) => void
}

/**
 * Accepts files that are dropped anywhere on the page, or pasted; during a drag it shows the target folder.
 */
export function DropArea({ folder, onFiles }: DropAreaProps) {
  const t = useText()
  const { isOver, onOver, onLeave, onEnd } = useDragOver()
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Without this the browser would open the image in place of the page.
      event.preventDefault()
      onOver()
    }
    const leave = (event: DragEvent) => onLeave(event, new DOMRect(0, 0, innerWidth, innerHeight))
    const accept = (event: Event, data: DataTransfer | null) => {
      onEnd()
      const files = [...(data?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    const drop = (event: DragEvent) => accept(event, event.dataTransfer)
    const paste = (event: ClipboardEvent) => accept(event, event.clipboardData)
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
  }, [onFiles, onOver, onLeave, onEnd])
  if (!isOver) return null
  return <div className={classes.area}>{t('Thả ảnh để tải lên “{folder}”', { folder })}</div>
}
