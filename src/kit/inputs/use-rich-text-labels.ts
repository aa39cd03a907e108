import type { RichTextEditorLabels } from '@mantine/tiptap'
import { useMemo } from 'react'
import { useLanguage, useText } from '#hooks/use-text.ts'

/** The names of the editor's buttons in the reader's language. */
export function useRichTextLabels(): Partial<RichTextEditorLabels> {
  const t = useText()
  const language = useLanguage()
  return useMemo(
    () => ({
      boldControlLabel: t('Đậm'),
      italicControlLabel: t('Nghiêng'),
      underlineControlLabel: t('Gạch chân'),
      strikeControlLabel: t('Gạch ngang'),
      clearFormattingControlLabel: t('Bỏ định dạng'),
      linkControlLabel: t('Liên kết'),
      unlinkControlLabel: t('Bỏ liên kết'),
      bulletListControlLabel: t('Danh sách chấm'),
      orderedListControlLabel: t('Danh sách số'),
      h2ControlLabel: t('Tiêu đề lớn'),
      h3ControlLabel: t('Tiêu đề nhỏ'),
      blockquoteControlLabel: t('Trích dẫn'),
      undoControlLabel: t('Hoàn tác'),
      redoControlLabel: t('Làm lại'),
      linkEditorInputLabel: t('Địa chỉ liên kết'),
      linkEditorInputPlaceholder: 'https://',
      linkEditorExternalLink: t('Mở trong thẻ mới'),
      linkEditorInternalLink: t('Mở trong thẻ này'),
      linkEditorSave: t('Xong'),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the words change with the language
    [t, language],
  )
}
