import { Button } from '@mantine/core'
import {
  IconCode,
  IconFolder,
  IconLink,
  IconMaximize,
  IconMinimize,
  IconPhotoPlus,
  IconTextColor,
} from '@tabler/icons-react'
import { useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { insertAfterSelection } from './insert-pictures.ts'
import { LinkDialog } from './link-dialog.tsx'
import type { FindLinks } from './link-target.ts'
import { PictureTools } from './picture-tools.tsx'
import { textTools, toolStateOf } from './rich-text-tool-groups.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import classes from './rich-text-tools.module.css'
import { TableTools } from './table-tools.tsx'
import { TextColorTools } from './text-color-tools.tsx'
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

/** The head of a text: its tools, and those of the table, the picture or the colour at the cursor. */
export function RichTextHead(props: RichTextHeadProps) {
  const { text, takesPictures, pickImage, findLinks, isFull } = props
  const { editor } = text
  const t = useText()
  const toolState = useEditorState({ editor, selector: () => toolStateOf(editor) })
  const [isColorOpen, setColorOpen] = useState(false)
  const [isLinkOpen, setLinkOpen] = useState(false)
  // The head stays in sight: its press may come from the end of a long text.
  const [isSourceHeld, setSourceHeld] = useState(false)
  const waiting = isSourceHeld ? text.picturesWaiting : 0
  const picker = useRef<HTMLInputElement>(null)
  const tools = textTools(editor, toolState, t)
  const pick = async () => {
    const picked = await pickImage?.()
    if (!picked) return
    const attrs = { src: picked.url, alt: picked.alt ?? '' }
    insertAfterSelection(editor, { type: 'image', attrs })
  }
  const groups = [
    tools.history,
    tools.headings,
    [
      ...tools.marks,
      {
        label: t('Màu chữ'),
        icon: IconTextColor,
        onPress: () => setColorOpen(!isColorOpen),
        isActive: toolState.textColor,
        isOpen: isColorOpen,
      },
      tools.clear,
    ],
    tools.blocks,
    tools.aligns,
    [
      { label: t('Liên kết'), icon: IconLink, onPress: () => setLinkOpen(true), isActive: toolState.link },
      ...(takesPictures
        ? [{ label: t('Chèn ảnh'), icon: IconPhotoPlus, onPress: () => picker.current?.click() }]
        : []),
      ...(pickImage ? [{ label: t('Chọn ảnh đã có'), icon: IconFolder, onPress: () => void pick() }] : []),
      ...tools.inserts,
    ],
    [
      {
        label: t('Mã HTML'),
        icon: IconCode,
        onPress: () => (text.picturesWaiting > 0 ? setSourceHeld(true) : props.onSource()),
      },
      {
        label: isFull ? t('Thôi toàn màn hình') : t('Toàn màn hình'),
        icon: isFull ? IconMinimize : IconMaximize,
        onPress: props.onFull,
        isActive: isFull,
      },
    ],
  ]
  return (
    <div className={classes.head}>
      <RichTextToolbar groups={groups} />
      <output className={classes.message}>
        {waiting > 0 && (
          <>
            <p>
              {t(
                'Mã HTML sẽ thiếu {count} ảnh chưa tải lên xong. Chờ tải xong, thử lại hoặc bỏ ảnh rồi mở lại nhé.',
                { count: waiting },
              )}
            </p>
            <Button variant="subtle" size="compact-sm" onClick={() => setSourceHeld(false)}>
              {t('Đã rõ')}
            </Button>
          </>
        )}
      </output>
      {isColorOpen && <TextColorTools editor={editor} onDone={() => setColorOpen(false)} />}
      {toolState.table && !toolState.image && <TableTools editor={editor} />}
      {toolState.image && <PictureTools editor={editor} />}
      {isLinkOpen && <LinkDialog editor={editor} findLinks={findLinks} onClose={() => setLinkOpen(false)} />}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) text.addPictures(files)
        }}
      />
    </div>
  )
}
