import { type Editor, useEditorState } from '@tiptap/react'
import { useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { inText } from './focused-chain.ts'
import classes from './rich-text-tools.module.css'
import { inkClass, inks } from './text-colors.ts'
import { useRoving } from './use-roving.ts'

interface InkToolsProps {
  readonly editor: Editor
  readonly onDone: () => void
}

/** The buttons for the text colours. */
export function InkTools({ editor, onDone }: InkToolsProps) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const onKeyDown = useRoving(bar)
  const present = useEditorState({ editor, selector: () => String(editor.getAttributes('ink')['ink'] ?? '') })
  const choose = (name: string | null) => {
    inText(editor).setInk(name).run()
    onDone()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('Màu chữ')}
      className={classes.bar}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={classes.ink}
        aria-pressed={present === ''}
        onClick={() => choose(null)}
      >
        {t('Mặc định')}
      </button>
      {inks.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          className={classes.ink}
          aria-pressed={present === name}
          onClick={() => choose(name)}
        >
          <span className={inkClass(name)}>{t(label)}</span>
        </button>
      ))}
    </div>
  )
}
