import { type Editor, useEditor } from '@tiptap/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { richTextExtensions } from './rich-text-extensions.ts'
import { savedText } from './rich-text-keeps.ts'

interface RichTextProps {
  readonly initial: string
  readonly readOnly: boolean
  readonly onChange: (html: string) => void
  readonly resolve: (address: string) => string
  /** A picture was pasted or dropped. */
  readonly onPicture: (editor: Editor, file: File) => void
  /** What the writing surface carries, such as its name for screen readers. */
  readonly attributes: Record<string, string>
}

interface Pending {
  readonly timer: ReturnType<typeof setTimeout>
  readonly html: () => string
}

const PAUSE = 150

/** The editor of one text. Writing out a long one takes a while, so it is told seven times a second at most. */
export function useRichText(props: RichTextProps): Editor {
  const latest = useRef(props)
  const pending = useRef<Pending | null>(null)
  // The editor's spelling of what it began with, and of what was told last: a click alone changes nothing.
  const first = useRef<string>(undefined)
  const told = useRef<string>(undefined)
  useEffect(() => {
    latest.current = props
  })
  const tell = useCallback(() => {
    const waiting = pending.current
    if (!waiting) return
    clearTimeout(waiting.timer)
    pending.current = null
    const html = savedText(waiting.html())
    if (html === told.current) return
    told.current = html
    // Back at the beginning, the record's own spelling is the value again.
    latest.current.onChange(html === first.current ? latest.current.initial : html)
  }, [])
  const [extensions] = useState(() => richTextExtensions(props.resolve))
  const editor = useEditor({
    extensions,
    content: props.initial,
    editable: !props.readOnly,
    // The page's policy allows no style elements of a script's own.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: props.attributes,
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event, __, isMove) => !isMove && take(event.dataTransfer),
      // A shortcut may save before the pause: it must find the last word.
      handleKeyDown: (_, event) => {
        if (event.ctrlKey || event.metaKey) tell()
        return false
      },
    },
    onCreate: ({ editor: made }) => {
      first.current = savedText(made.getHTML())
      told.current = first.current
    },
    onUpdate: ({ editor: changed }) => {
      pending.current ??= { timer: setTimeout(tell, PAUSE), html: () => changed.getHTML() }
    },
    onBlur: tell,
  })
  function take(data: DataTransfer | null): boolean {
    const file = pictureIn(data)
    if (file) latest.current.onPicture(editor, file)
    return file !== undefined
  }
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: props.attributes } })
  }, [editor, props.attributes])
  useEffect(() => tell, [tell])
  return editor
}

// Word puts a picture of the text beside the text: then the text is meant.
function pictureIn(data: DataTransfer | null): File | undefined {
  if (!data || data.types.includes('text/html')) return undefined
  return [...data.files].find(({ type }) => type.startsWith('image/'))
}
