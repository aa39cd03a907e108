import { RichTextEditor, type RichTextEditorControlProps, useRichTextEditorContext } from '@mantine/tiptap'
import type { Icon } from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import classes from './rich-text-tools.module.css'

interface RichTextToolbarProps {
  readonly label: string
  readonly children: ReactNode
}

/** A toolbar of a text, with a single Tab stop. */
export function RichTextToolbar({ label, children }: RichTextToolbarProps) {
  const { editor } = useRichTextEditorContext()
  return (
    <RichTextEditor.Toolbar
      ref={roveFocus}
      role="toolbar"
      aria-label={label}
      className={classes.toolbar ?? ''}
      // Mantine's controls focus the text a frame later, and then move the cursor to before the keys typed since.
      onClickCapture={() => editor?.view.focus()}
    >
      {children}
    </RichTextEditor.Toolbar>
  )
}

/**
 * Makes the control that was focused last the only Tab stop of a toolbar; arrows, Home and End move inside it (ARIA toolbar).
 * In the document: Mantine's controls give themselves a tab index, and are drawn again one by one.
 */
function roveFocus(bar: HTMLElement | null) {
  if (!bar) return undefined
  let last: EventTarget | null = null
  const controls = () => [...bar.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const setStop = () => {
    const all = controls()
    const stop = all.find((one) => one === last) ?? all[0]
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
  }
  bar.addEventListener('focusin', ({ target }) => {
    last = target
    setStop()
  })
  bar.addEventListener('keydown', (event) => {
    const all = controls()
    const at = all.findIndex((one) => one === event.target)
    const targets = {
      ArrowRight: all[at + 1] ?? all[0],
      ArrowLeft: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    }
    const next = new Map(Object.entries(targets)).get(event.key)
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
  })
  const changes = new MutationObserver(setStop)
  changes.observe(bar, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  setStop()
  return () => changes.disconnect()
}

interface ToolProps extends RichTextEditorControlProps {
  readonly label: string
  readonly icon: Icon
}

/** A control that Mantine's editor does not have. */
export function Tool({ label, icon: Drawing, ...props }: ToolProps) {
  return (
    <RichTextEditor.Control aria-label={label} title={label} {...props}>
      <Drawing size={18} stroke={1.5} aria-hidden />
    </RichTextEditor.Control>
  )
}

/**
 * A chain of commands with the focus in the text at once: the editor's own `focus` sets it a frame later, and
 * then moves the cursor to before the keys typed since.
 */
export function focusedChain(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain().focus()
}
