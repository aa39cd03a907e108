import { useWindowEvent } from '@mantine/hooks'
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
  const accept = (event: Event, data: DataTransfer | null) => {
    onEnd()
    const files = [...(data?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  useWindowEvent('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Without this the browser would open the image in place of the page.
    event.preventDefault()
    onOver()
  })
  useWindowEvent('dragleave', (event) => onLeave(event, new DOMRect(0, 0, innerWidth, innerHeight)))
  useWindowEvent('drop', (event) => accept(event, event.dataTransfer))
  useWindowEvent('paste', (event) => accept(event, event.clipboardData))
  if (!isOver) return null
  return <div className={classes.area}>{t('Thả ảnh để tải lên “{folder}”', { folder })}</div>
}
