import { Button } from '@mantine/core'
import { useText } from '#hooks/use-text.ts'
import classes from './rich-text-tools.module.css'

/** The parts of a paste or a drop that were not inserted. */
export interface SkippedParts {
  readonly what: 'pictures' | 'files'
  readonly count: number
}

interface RichTextNotesProps {
  /** Attributes of the stored text that the first edit drops. */
  readonly dropped: readonly string[]
  readonly skipped: SkippedParts | null
  readonly onRead: () => void
}

/** Warnings: dropped attributes of the stored text, skipped parts of a paste. */
export function RichTextNotes({ dropped, skipped, onRead }: RichTextNotesProps) {
  const t = useText()
  return (
    <output className={classes.message}>
      {dropped.length > 0 && (
        <p>{t('Khi bạn sửa bài, Bến bỏ các định dạng riêng: {parts}.', { parts: dropped.join(', ') })}</p>
      )}
      {skipped && (
        <>
          <p>
            {skipped.what === 'pictures'
              ? t('{count} ảnh trong phần vừa dán không đi theo được. Kéo thả từng ảnh vào bài nhé.', {
                  count: skipped.count,
                })
              : t('Ở đây chỉ thêm được ảnh; {count} tệp khác đã bỏ qua.', { count: skipped.count })}
          </p>
          <Button variant="subtle" size="compact-sm" onClick={onRead}>
            {t('Đã rõ')}
          </Button>
        </>
      )}
    </output>
  )
}
