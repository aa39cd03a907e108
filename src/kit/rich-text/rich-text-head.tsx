import { Box, Divider } from '@mantine/core'
import { useFileDialog } from '@mantine/hooks'
import { RichTextEditor } from '@mantine/tiptap'
import {
  IconClearFormatting,
  IconCode,
  IconFolder,
  IconLink,
  IconMaximize,
  IconMinimize,
  IconPhotoPlus,
  IconSeparatorHorizontal,
  IconTable,
} from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { insertAfterSelection } from './insert-pictures.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureTools } from './picture-tools.tsx'
import { RichTextMessage } from './rich-text-message.tsx'
import { focusedChain, RichTextToolbar, Tool } from './rich-text-toolbar.tsx'
import { TextColorMenu } from './text-color-menu.tsx'
import type { FindLinks } from './use-link-search.ts'
import type { RichText } from './use-rich-text.ts'

/** Picks a stored picture; null when none was chosen. */
export type PickImage = () => Promise<{ readonly url: string; readonly alt?: string } | null>

interface RichTextHeadProps {
  readonly text: RichText
  readonly takesPictures: boolean
  readonly pickImage: PickImage | undefined
  readonly findLinks: FindLinks | undefined
  readonly isFull: boolean
  readonly onFull: () => void
  readonly onSource: () => void
}

const { ControlsGroup } = RichTextEditor

/** The tools of a text, and those of the table or the picture at the cursor. */
export function RichTextHead(props: RichTextHeadProps) {
  const { text, takesPictures, pickImage, findLinks, isFull } = props
  const { editor } = text
  const t = useText()
  const { align, link, table, image } = useEditorState({ editor, selector: () => stateOf(editor) })
  const [isLinkOpen, setLinkOpen] = useState(false)
  // The head stays in sight: its press may come from the end of a long text.
  const [isSourceHeld, setSourceHeld] = useState(false)
  const waiting = isSourceHeld ? text.picturesWaiting : 0
  const files = useFileDialog({
    accept: 'image/*',
    resetOnOpen: true,
    onChange: (chosen) => chosen && text.addPictures([...chosen]),
  })
  const pick = async () => {
    const picked = await pickImage?.()
    if (!picked) return
    const attrs = { src: picked.url, alt: picked.alt ?? '' }
    insertAfterSelection(editor, { type: 'image', attrs })
  }
  return (
    <Box
      pos="sticky"
      top="var(--sticky-top, 0px)"
      bg="body"
      bdrs="var(--mantine-radius-default) var(--mantine-radius-default) 0 0"
      style={{ zIndex: 3 }}
    >
      <RichTextToolbar label={t('Công cụ soạn thảo')}>
        <ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </ControlsGroup>
        <FormatTools editor={editor} align={align} />
        <ControlsGroup>
          <Tool label={t('Liên kết')} icon={IconLink} active={link} onClick={() => setLinkOpen(true)} />
          {takesPictures && <Tool label={t('Chèn ảnh')} icon={IconPhotoPlus} onClick={files.open} />}
          {pickImage && <Tool label={t('Chọn ảnh đã có')} icon={IconFolder} onClick={() => void pick()} />}
          <Tool
            label={t('Chèn bảng')}
            icon={IconTable}
            active={table}
            onClick={() => focusedChain(editor).insertTable().run()}
          />
          <RichTextEditor.Hr icon={IconSeparatorHorizontal} />
        </ControlsGroup>
        <ControlsGroup>
          <Tool
            label={t('Mã HTML')}
            icon={IconCode}
            onClick={() => (text.picturesWaiting > 0 ? setSourceHeld(true) : props.onSource())}
          />
          <Tool
            label={isFull ? t('Thôi toàn màn hình') : t('Toàn màn hình')}
            icon={isFull ? IconMinimize : IconMaximize}
            active={isFull}
            onClick={props.onFull}
          />
        </ControlsGroup>
      </RichTextToolbar>
      <RichTextMessage
        message={
          waiting > 0 &&
          t(
            'Mã HTML sẽ thiếu {count} ảnh chưa tải lên xong. Chờ tải xong, thử lại hoặc bỏ ảnh rồi mở lại nhé.',
            { count: waiting },
          )
        }
        onRead={() => setSourceHeld(false)}
      />
      {table && !image && <TableTools />}
      {image && <PictureTools editor={editor} />}
      {image && <Divider />}
      {isLinkOpen && <LinkDialog editor={editor} findLinks={findLinks} onClose={() => setLinkOpen(false)} />}
    </Box>
  )
}

/** The tools for headings, marks, lists and alignment. */
function FormatTools({ editor, align }: { readonly editor: Editor; readonly align: string | undefined }) {
  const t = useText()
  return (
    <>
      <ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </ControlsGroup>
      <ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
        <TextColorMenu editor={editor} />
        <Tool
          label={t('Bỏ định dạng')}
          icon={IconClearFormatting}
          onClick={() => focusedChain(editor).unsetAllMarks().unsetTextAlign().run()}
        />
      </ControlsGroup>
      <ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
      </ControlsGroup>
      <ControlsGroup>
        <RichTextEditor.AlignLeft active={align === undefined} />
        <RichTextEditor.AlignCenter active={align === 'center'} />
        <RichTextEditor.AlignRight active={align === 'right'} />
        <RichTextEditor.AlignJustify active={align === 'justify'} />
      </ControlsGroup>
    </>
  )
}

/** The state of the tools at the cursor; a flat object, so that equal states cause no render. */
function stateOf(editor: Editor) {
  return {
    align: ['center', 'right', 'justify'].find((textAlign) => editor.isActive({ textAlign })),
    link: editor.isActive('link'),
    table: editor.isActive('table'),
    image: editor.isActive('image'),
  }
}

/** The tools of the table at the cursor. */
function TableTools() {
  const t = useText()
  return (
    <RichTextToolbar label={t('Bảng')}>
      <ControlsGroup>
        <RichTextEditor.TableRowBefore />
        <RichTextEditor.TableRowAfter />
        <RichTextEditor.TableColumnBefore />
        <RichTextEditor.TableColumnAfter />
        <RichTextEditor.TableToggleHeaderRow />
        <RichTextEditor.TableMergeCells />
        <RichTextEditor.TableSplitCell />
        <RichTextEditor.TableRowDelete />
        <RichTextEditor.TableColumnDelete />
        <RichTextEditor.TableDelete />
      </ControlsGroup>
    </RichTextToolbar>
  )
}
