import { useText } from '#hooks/use-text.ts'
import { formatDateTime, formatNumber } from '#text/format.ts'
import { formatSize } from '#text/format-size.ts'
import classes from './file-preview.module.css'
import type { StoredFile } from './stored-file.ts'

/** The known properties of an image; unknown ones are omitted. */
export function FileFacts({ file: { size, width, height, createdAt } }: { readonly file: StoredFile }) {
  const t = useText()
  const facts = [
    [t('Dung lượng'), size === null ? '' : formatSize(size)],
    [
      t('Kích thước'),
      width === null || height === null
        ? ''
        : t('{width} × {height} điểm ảnh', { width: formatNumber(width), height: formatNumber(height) }),
    ],
    [t('Ngày tải lên'), createdAt === '' ? '' : formatDateTime(createdAt)],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
