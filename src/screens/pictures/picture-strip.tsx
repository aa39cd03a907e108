import { useCallback } from 'react'
import { useText } from '#hooks/use-text.ts'
import { formatSize } from '#text/format-size.ts'
import classes from './picture-editor.module.css'
import { type EditedPicture, uploadedFile } from './use-edited-pictures.ts'

interface PictureStripProps {
  readonly items: readonly EditedPicture[]
  readonly chosen: number
  readonly onChoose: (at: number) => void
}

/** The pictures that are uploaded together, with their weights before and after; one of them is edited. */
export function PictureStrip({ items, chosen, onChoose }: PictureStripProps) {
  const t = useText()
  return (
    <ul className={classes.strip} aria-label={t('Các ảnh')}>
      {items.map((item, at) => {
        const sent = uploadedFile(item)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the pictures of an open dialog do not change
          <li key={at}>
            <button
              type="button"
              className={classes.thumb}
              aria-current={at === chosen}
              onClick={() => onChoose(at)}
            >
              <Thumbnail file={item.file} />
              <span className={classes.name}>{item.file.name}</span>
              <small>
                {formatSize(item.file.size)} → {sent ? formatSize(sent.size) : '…'}
              </small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Thumbnail({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )
  return <img ref={show} alt="" />
}
