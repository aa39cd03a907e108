import { type Editor, useEditor } from '@tiptap/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { cleanPaste } from '#kit/rich-text/clean-paste.ts'
import { muteStyles } from '#kit/rich-text/mute-styles.ts'
import { linkOfPaste, picturesIn } from '#kit/rich-text/pasted.ts'
import { type PictureJobs, pictureJobs } from '#kit/rich-text/picture-jobs.ts'
import type { PictureWords } from '#kit/rich-text/picture-view.ts'
import { putPictures, setArrived } from '#kit/rich-text/put-pictures.ts'
import { richTextExtensions } from './rich-text-extensions.ts'
import { PENDING } from './rich-text-image.ts'
import { savedText } from './rich-text-keeps.ts'
import type { Upload } from './use-image-upload.ts'

interface RichTextProps {
  readonly initial: string
  readonly readOnly: boolean
  readonly onChange: (html: string) => void
  readonly resolve: (address: string) => string
  /** Sends a picture; without it the text takes none. */
  readonly onUpload: Upload | undefined
  readonly words: PictureWords
  /** Something was pasted or dropped that cannot come along. */
  readonly onLeft: (what: 'pictures' | 'files', count: number) => void
  /** What the writing surface carries, such as its name for screen readers. */
  readonly attributes: Record<string, string>
}

/** One text being written. */
export interface RichText {
  readonly editor: Editor
  /** Puts pictures where the cursor is, and sends them. */
  readonly addPictures: (files: readonly File[]) => void
  /** The value as it stands now, with the last key in it. */
  readonly value: () => string
  /** Lays another text into the editor; it can be undone. */
  readonly lay: (html: string) => void
}

interface Pending {
  readonly timer: ReturnType<typeof setTimeout>
  readonly html: () => string
}

const PAUSE = 150

/** The editor of one text. Writing out a long one takes a while, so it is told seven times a second at most. */
export function useRichText(props: RichTextProps): RichText {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const { tell, told, first, note } = useTelling(latest)
  const made = useRef<Editor>(null)
  const [jobs] = useState(() => jobsOf(made, latest, tell))
  const [extensions] = useState(() => richTextExtensions(props.resolve, { jobs, words: wordsOf(latest) }))
  const editor = useEditor({
    extensions,
    content: muteStyles(props.initial),
    editable: !props.readOnly,
    // The page's policy allows no style elements of a script's own.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: props.attributes,
      transformPastedHTML: (html) => withPictures(html, latest.current, jobs),
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event, __, isMove) => !isMove && take(event.dataTransfer),
      // A shortcut may save before the pause: it must find the last word.
      handleKeyDown: (_, event) => {
        if (event.ctrlKey || event.metaKey) tell()
        return false
      },
    },
    onCreate: ({ editor: created }) => {
      first.current = savedText(created.getHTML())
      told.current = first.current
    },
    onUpdate: ({ editor: changed }) => note(() => changed.getHTML()),
    onBlur: tell,
  })
  useEffect(() => {
    made.current = editor
  }, [editor])
  const addPictures = (files: readonly File[]) => putPictures(editor, jobs, files)
  function take(data: DataTransfer | null): boolean {
    if (!data) return false
    const link = linkOfPaste(data)
    if (link) return editor.commands.putLink(link)
    const { pictures, others } = picturesIn(data)
    const isTaken = latest.current.onUpload !== undefined && pictures.length > 0
    if (isTaken) addPictures(pictures)
    const left = others + (isTaken ? 0 : pictures.length)
    if (left > 0) latest.current.onLeft('files', left)
    return isTaken || left > 0
  }
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: props.attributes } })
  }, [editor, props.attributes])
  useEffect(() => () => jobs.cancelAll(), [jobs])
  return {
    editor,
    addPictures,
    value() {
      tell()
      return told.current === first.current ? props.initial : (told.current ?? '')
    },
    lay(html) {
      editor.commands.setContent(muteStyles(html), { emitUpdate: true })
      told.current = undefined
      tell()
    },
  }
}

// When what is written is told: after a pause, or at once where somebody may go away with it.
function useTelling(latest: RefObject<RichTextProps>) {
  const pending = useRef<Pending | null>(null)
  // The editor's spelling of what it began with, and of what was told last: a click alone changes nothing.
  const first = useRef<string>(undefined)
  const told = useRef<string>(undefined)
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
  }, [latest])
  const note = useCallback(
    (html: () => string) => {
      pending.current ??= { timer: setTimeout(tell, PAUSE), html }
    },
    [tell],
  )
  useEffect(() => {
    // Before the form hears of the same: it sends, or writes down, what it has been told.
    const early = ['pagehide', 'visibilitychange', 'submit'] as const
    for (const name of early) window.addEventListener(name, tell, { capture: true })
    return () => {
      for (const name of early) window.removeEventListener(name, tell, { capture: true })
      tell()
    }
  }, [tell])
  return { tell, told, first, note }
}

function jobsOf(
  made: RefObject<Editor | null>,
  latest: RefObject<RichTextProps>,
  tell: () => void,
): PictureJobs {
  return pictureJobs({
    upload: () => latest.current.onUpload ?? refuse,
    onArrived(id, address) {
      if (!made.current || made.current.isDestroyed) return
      setArrived(made.current, id, address)
      // A save that waited for this picture goes on at once.
      tell()
    },
  })
}

const refuse = () => Promise.reject(new Error('this text takes no pictures'))

// The words of this moment: they change with the language, the pictures stay.
function wordsOf(latest: RefObject<RichTextProps>): PictureWords {
  return {
    travelling: (percent) => latest.current.words.travelling(percent),
    failed: (error) => latest.current.words.failed(error),
    again: () => latest.current.words.again(),
    giveUp: (hasFailed) => latest.current.words.giveUp(hasFailed),
  }
}

function withPictures(html: string, { resolve, onUpload, onLeft }: RichTextProps, jobs: PictureJobs): string {
  const { html: clean, pictures, left } = cleanPaste(html, resolve)
  const lost = onUpload ? left : left + pictures.length
  if (lost > 0) onLeft('pictures', lost)
  if (!onUpload) return clean
  const ids = pictures.map((file) => jobs.add(file))
  // Sent once they stand in the text.
  setTimeout(() => ids.forEach(jobs.send))
  return clean.replace(/data-pasted="(\d+)"/g, (_, index: string) => `${PENDING}="${ids[Number(index)]}"`)
}
