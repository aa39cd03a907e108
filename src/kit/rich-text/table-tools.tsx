import {
  IconArrowsJoin,
  IconArrowsSplit,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableOff,
  IconTableRow,
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
import { useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusedChain } from './focused-chain.ts'
import classes from './rich-text-tools.module.css'
import { Tool } from './tool.tsx'
import { useRoving } from './use-roving.ts'

/** The tools of the table at the cursor. */
export function TableTools({ editor }: { readonly editor: Editor }) {
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
