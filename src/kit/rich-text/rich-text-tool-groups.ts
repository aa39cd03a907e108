import type { Icon } from '@tabler/icons-react'
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconList,
  IconListNumbers,
  IconSeparatorHorizontal,
  IconStrikethrough,
  IconTable,
  IconUnderline,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import type { Translate } from '#hooks/use-text.ts'
import type { Align } from './align-of.ts'
import { focusedChain } from './focused-chain.ts'

/** One tool of a text. */
export interface TextTool {
  readonly label: string
  readonly icon: Icon
  readonly onPress: () => void
  readonly isActive?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly isOpen?: boolean | undefined
}

export type ToolGroup = readonly TextTool[]

/** The state of the tools at the cursor. */
export type ToolState = ReturnType<typeof toolStateOf>

/** The active marks and nodes at the cursor; a flat object, so that equal states cause no render. */
export function toolStateOf(editor: Editor) {
  const isActive = (name: string, attributes?: object) => editor.isActive(name, { ...attributes })
  const align = ['center', 'right', 'justify'].find((one) => editor.isActive({ align: one })) ?? ''
  return {
    align,
    h2: isActive('heading', { level: 2 }),
    h3: isActive('heading', { level: 3 }),
    h4: isActive('heading', { level: 4 }),
    bold: isActive('bold'),
    italic: isActive('italic'),
    underline: isActive('underline'),
    strike: isActive('strike'),
    bulletList: isActive('bulletList'),
    orderedList: isActive('orderedList'),
    blockquote: isActive('blockquote'),
    link: isActive('link'),
    textColor: isActive('textColor'),
    table: isActive('table'),
    image: isActive('image'),
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
  }
}

type Run = (command: (chain: ChainedCommands) => ChainedCommands) => () => void

/** The tools that change the text. */
export function textTools(editor: Editor, toolState: ToolState, t: Translate) {
  const run: Run = (command) => () => void command(focusedChain(editor)).run()
  return {
    history: historyTools(run, toolState, t),
    headings: headingTools(run, toolState, t),
    marks: markTools(run, toolState, t),
    clear: {
      label: t('Bỏ định dạng'),
      icon: IconClearFormatting,
      onPress: run((c) => c.unsetAllMarks().setAlign(null)),
    },
    blocks: blockTools(run, toolState, t),
    aligns: alignTools(run, toolState, t),
    inserts: insertTools(run, toolState, t),
  } satisfies Record<string, TextTool | ToolGroup>
}

function historyTools(run: Run, toolState: ToolState, t: Translate): ToolGroup {
  return [
    {
      label: t('Hoàn tác'),
      icon: IconArrowBackUp,
      onPress: run((c) => c.undo()),
      isDisabled: !toolState.canUndo,
    },
    {
      label: t('Làm lại'),
      icon: IconArrowForwardUp,
      onPress: run((c) => c.redo()),
      isDisabled: !toolState.canRedo,
    },
  ]
}

function headingTools(run: Run, toolState: ToolState, t: Translate): ToolGroup {
  const heading = (level: 2 | 3 | 4) => run((chain) => chain.toggleHeading({ level }))
  return [
    { label: t('Tiêu đề lớn'), icon: IconH2, onPress: heading(2), isActive: toolState.h2 },
    { label: t('Tiêu đề vừa'), icon: IconH3, onPress: heading(3), isActive: toolState.h3 },
    { label: t('Tiêu đề nhỏ'), icon: IconH4, onPress: heading(4), isActive: toolState.h4 },
  ]
}

function markTools(run: Run, toolState: ToolState, t: Translate): ToolGroup {
  return [
    { label: t('Đậm'), icon: IconBold, onPress: run((c) => c.toggleBold()), isActive: toolState.bold },
    {
      label: t('Nghiêng'),
      icon: IconItalic,
      onPress: run((c) => c.toggleItalic()),
      isActive: toolState.italic,
    },
    {
      label: t('Gạch chân'),
      icon: IconUnderline,
      onPress: run((c) => c.toggleUnderline()),
      isActive: toolState.underline,
    },
    {
      label: t('Gạch ngang'),
      icon: IconStrikethrough,
      onPress: run((c) => c.toggleStrike()),
      isActive: toolState.strike,
    },
  ]
}

function blockTools(run: Run, toolState: ToolState, t: Translate): ToolGroup {
  return [
    {
      label: t('Danh sách chấm'),
      icon: IconList,
      onPress: run((c) => c.toggleBulletList()),
      isActive: toolState.bulletList,
    },
    {
      label: t('Danh sách số'),
      icon: IconListNumbers,
      onPress: run((c) => c.toggleOrderedList()),
      isActive: toolState.orderedList,
    },
    {
      label: t('Trích dẫn'),
      icon: IconBlockquote,
      onPress: run((c) => c.toggleBlockquote()),
      isActive: toolState.blockquote,
    },
  ]
}

function alignTools(run: Run, toolState: ToolState, t: Translate): ToolGroup {
  const align = (to: Align | null) => run((chain) => chain.setAlign(to))
  return [
    { label: t('Canh trái'), icon: IconAlignLeft, onPress: align(null), isActive: toolState.align === '' },
    {
      label: t('Canh giữa'),
      icon: IconAlignCenter,
      onPress: align('center'),
      isActive: toolState.align === 'center',
    },
    {
      label: t('Canh phải'),
      icon: IconAlignRight,
      onPress: align('right'),
      isActive: toolState.align === 'right',
    },
    {
      label: t('Canh đều'),
      icon: IconAlignJustified,
      onPress: align('justify'),
      isActive: toolState.align === 'justify',
    },
  ]
}

function insertTools(run: Run, toolState: ToolState, t: Translate): ToolGroup {
  return [
    {
      label: t('Chèn bảng'),
      icon: IconTable,
      onPress: run((c) => c.insertTable()),
      isActive: toolState.table,
    },
    {
      label: t('Đường kẻ ngang'),
      icon: IconSeparatorHorizontal,
      onPress: run((c) => c.setHorizontalRule()),
    },
  ]
}
