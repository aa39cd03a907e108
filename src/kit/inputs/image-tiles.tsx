import { useText } from '#hooks/use-text.ts'
import { ImagePreview } from './image-preview.tsx'
import { ImageTile } from './image-tile.tsx'
import classes from './images-input.module.css'
import { PendingImage } from './pending-image.tsx'
import type { ImageItem } from './use-image-items.ts'
import type { Upload } from './use-image-upload.ts'

interface ImageTilesProps {
  readonly items: readonly ImageItem[]
  readonly readOnly: boolean
  readonly onUpload: Upload
  readonly resolve: (address: string) => string
  readonly failureText: (error: unknown) => string
  readonly onUploaded: (key: string, address: string) => void
  /** Moves a picture to a position, counted from 1. */
  readonly onMove: (key: string, to: number) => void
  readonly onRemove: (key: string) => void
  /** Called when another picture is dropped beside the one of this key. */
  readonly onDrop: (key: string, moved: string, where: 'before' | 'after') => void
}

/** The pictures of an input in their order; one that is being uploaded shows its progress. */
export function ImageTiles({
  items,
  resolve,
  onUploaded,
  onMove,
  onRemove,
  onDrop,
  ...props
}: ImageTilesProps) {
  const t = useText()
  return (
    <ul className={classes.tiles}>
      {items.map(({ key, address, file }, at) =>
        file ? (
          <PendingImage
            key={key}
            file={file}
            onUpload={props.onUpload}
            failureText={props.failureText}
            onUploaded={(uploaded) => onUploaded(key, uploaded)}
            onCancel={() => onRemove(key)}
          />
        ) : (
          <ImageTile
            key={key}
            id={key}
            position={at + 1}
            count={items.length}
            readOnly={props.readOnly}
            onMove={(to) => onMove(key, to)}
            onRemove={() => onRemove(key)}
            onDrop={(moved, where) => onDrop(key, moved, where)}
          >
            <ImagePreview src={resolve(address)} job={null} label={t('Ảnh {n}', { n: at + 1 })} />
          </ImageTile>
        ),
      )}
    </ul>
  )
}
