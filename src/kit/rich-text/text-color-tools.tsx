import { type Editor, useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { focusedChain } from './focused-chain.ts'
import classes from './rich-text-tools.module.css'
import { textColorClass, textColors } from './text-colors.ts'
import { useRoving } from './use-roving.ts'

interface TextColorToolsProps {
  readonly editor: Editor
  readonly onDone: () => void
}

/** The buttons for the text colours. */
export function TextColorTools({ editor, onDone }: TextColorToolsProps) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const handlers = useRoving(bar)
  const current = useEditorState({
    editor,
    selector: () => String(editor.getAttributes('textColor')['color'] ?? ''),
  })
  const choose = (name: string | null) => {
    focusedChain(editor).setTextColor(name).run()
    onDone()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('Màu chữ')}
      className={classes.bar}
      {...handlers}
    >
      <button
        type="button"
        className={classes.color}
        aria-pressed={current === ''}
        onClick={() => choose(null)}
      >
        {t('Mặc định')}
      </button>
      {textColors.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          className={classes.color}
          aria-pressed={current === name}
          onClick={() => choose(name)}
        >
          <span className={textColorClass(name)}>{t(label)}</span>
        </button>
      ))}
    </div>
  )
}
