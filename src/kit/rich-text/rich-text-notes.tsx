import { type Translate, useText } from '#hooks/use-text.ts'
import { Button } from '#kit/button.tsx'
import classes from './rich-text-tools.module.css'

/** Pictures or files that a paste or a drop could not insert, or pictures that the HTML would be without. */
export interface TextNote {
  readonly what: 'pictures' | 'files' | 'waiting'
  readonly count: number
}

interface RichTextNotesProps {
  /** Attributes of the stored text that the first edit drops. */
  readonly dropped: readonly string[]
  readonly note: TextNote | null
  readonly onRead: () => void
}

/** Warnings: what was not inserted or not opened, attributes of the stored text that are dropped. */
export function RichTextNotes({ dropped, note, onRead }: RichTextNotesProps) {
  const t = useText()
  return (
    <output className={classes.message}>
      {dropped.length > 0 && (
        <p>{t('Khi bạn sửa bài, Bến bỏ các định dạng riêng: {parts}.', { parts: dropped.join(', ') })}</p>
      )}
      {note && (
        <>
          <p>{words(note, t)}</p>
          <Button variant="subtle" size="compact-sm" onClick={onRead}>
            {t('Đã rõ')}
          </Button>
        </>
      )}
    </output>
  )
}

function words({ what, count }: TextNote, t: Translate): string {
  if (what === 'pictures')
    return t('{count} ảnh trong phần vừa dán không đi theo được. Kéo thả từng ảnh vào bài nhé.', { count })
  if (what === 'files') return t('Ở đây chỉ thêm được ảnh; {count} tệp khác đã bỏ qua.', { count })
  return t('{count} ảnh chưa tải lên xong nên mã HTML sẽ thiếu. Chờ tải xong hoặc bỏ ảnh rồi mở lại nhé.', {
    count,
  })
}
