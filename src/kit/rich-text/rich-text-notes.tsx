import { useText } from '#hooks/use-text.ts'
import { Button } from '#kit/button.tsx'
import classes from './rich-text-tools.module.css'

interface RichTextNotesProps {
  /** Attributes of the stored text that the first edit drops. */
  readonly dropped: readonly string[]
  readonly skipped: { readonly what: 'pictures' | 'files'; readonly count: number } | null
  readonly onRead: () => void
}

/** Warnings: parts of a paste that were not inserted, attributes of the stored text that are dropped. */
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
