import { Button } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import {
  IconArrowsJoin,
  IconArrowsSplit,
  IconCode,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconFolder,
  IconLink,
  IconMaximize,
  IconMinimize,
  IconPhotoPlus,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableOff,
  IconTableRow,
  IconTextColor,
} from '@tabler/icons-react'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeader,
} from '@tiptap/pm/tables'
import { type Editor, useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusedChain } from './focused-chain.ts'
import { insertAfterSelection } from './insert-pictures.ts'
import { LinkDialog } from './link-dialog.tsx'
import type { FindLinks } from './link-target.ts'
import { PictureTools } from './picture-tools.tsx'
import { type ToolGroup, textTools, toolStateOf } from './rich-text-tool-groups.ts'
import classes from './rich-text-tools.module.css'
import { TextColorTools } from './text-color-tools.tsx'
import { Tool } from './tool.tsx'
import type { RichText } from './use-rich-text.ts'
import { useRoving } from './use-roving.ts'

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

interface RichTextToolbarProps {
  readonly groups: readonly ToolGroup[]
}

/** The toolbar of a text, in groups; a single Tab stop. */
function RichTextToolbar({ groups }: RichTextToolbarProps) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const handlers = useRoving(bar)
  return (
    <RichTextEditor.Toolbar
      ref={bar}
      role="toolbar"
      aria-label={t('Công cụ soạn thảo')}
      className={classes.toolbar}
      {...handlers}
    >
      {groups.map((tools) => (
        <div key={tools[0]?.label} className={classes.group}>
          {tools.map((tool) => (
            <Tool key={tool.label} {...tool} />
          ))}
        </div>
      ))}
    </RichTextEditor.Toolbar>
  )
}

/** The tools of the table at the cursor. */
function TableTools({ editor }: { readonly editor: Editor }) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const handlers = useRoving(bar)
  const { canMerge, canSplit } = useEditorState({
    editor,
    selector: () => ({ canMerge: mergeCells(editor.state), canSplit: splitCell(editor.state) }),
  })
  const run = (command: Command) => () => {
    command(editor.state, editor.view.dispatch)
    focusedChain(editor).run()
  }
  return (
    <div ref={bar} role="toolbar" tabIndex={-1} aria-label={t('Bảng')} className={classes.bar} {...handlers}>
      <Tool label={t('Thêm hàng ở trên')} icon={IconRowInsertTop} onPress={run(addRowBefore)} />
      <Tool label={t('Thêm hàng ở dưới')} icon={IconRowInsertBottom} onPress={run(addRowAfter)} />
      <Tool label={t('Thêm cột bên trái')} icon={IconColumnInsertLeft} onPress={run(addColumnBefore)} />
      <Tool label={t('Thêm cột bên phải')} icon={IconColumnInsertRight} onPress={run(addColumnAfter)} />
      <Tool label={t('Hàng đầu là tiêu đề')} icon={IconTableRow} onPress={run(toggleHeader('row'))} />
      <Tool label={t('Gộp ô')} icon={IconArrowsJoin} onPress={run(mergeCells)} isDisabled={!canMerge} />
      <Tool label={t('Tách ô')} icon={IconArrowsSplit} onPress={run(splitCell)} isDisabled={!canSplit} />
      <Tool label={t('Xóa hàng')} icon={IconRowRemove} onPress={run(deleteRow)} />
      <Tool label={t('Xóa cột')} icon={IconColumnRemove} onPress={run(deleteColumn)} />
      <Tool label={t('Xóa bảng')} icon={IconTableOff} onPress={run(deleteTable)} />
    </div>
  )
}
