import type { RichTextEditorProps } from '@mantine/tiptap'
import type { Translate } from '#hooks/use-text.ts'

/** The labels of Mantine's controls. */
export function richTextLabels(t: Translate): RichTextEditorProps['labels'] {
  return {
    undoControlLabel: t('Hoàn tác'),
    redoControlLabel: t('Làm lại'),
    h2ControlLabel: t('Tiêu đề lớn'),
    h3ControlLabel: t('Tiêu đề vừa'),
    h4ControlLabel: t('Tiêu đề nhỏ'),
    boldControlLabel: t('Đậm'),
    italicControlLabel: t('Nghiêng'),
    underlineControlLabel: t('Gạch chân'),
    strikeControlLabel: t('Gạch ngang'),
    bulletListControlLabel: t('Danh sách chấm'),
    orderedListControlLabel: t('Danh sách số'),
    blockquoteControlLabel: t('Trích dẫn'),
    alignLeftControlLabel: t('Canh trái'),
    alignCenterControlLabel: t('Canh giữa'),
    alignRightControlLabel: t('Canh phải'),
    alignJustifyControlLabel: t('Canh đều'),
    hrControlLabel: t('Đường kẻ ngang'),
    tableRowBeforeControlLabel: t('Thêm hàng ở trên'),
    tableRowAfterControlLabel: t('Thêm hàng ở dưới'),
    tableColumnBeforeControlLabel: t('Thêm cột bên trái'),
    tableColumnAfterControlLabel: t('Thêm cột bên phải'),
    tableToggleHeaderRowControlLabel: t('Hàng đầu là tiêu đề'),
    tableMergeCellsControlLabel: t('Gộp ô'),
    tableSplitCellControlLabel: t('Tách ô'),
    tableRowDeleteControlLabel: t('Xóa hàng'),
    tableColumnDeleteControlLabel: t('Xóa cột'),
    tableDeleteControlLabel: t('Xóa bảng'),
  }
}
