import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import type { Upload } from '#kit/inputs/use-image-upload.ts'
import { type Holder, holder } from './box.ts'
import { type Teller, teller } from './change-emitter.ts'
import { cleanPaste } from './clean-paste.ts'
import { putPictures, setArrived } from './insert-pictures.ts'
import { muteStyles } from './neutralize-markup.ts'
import { linkOfPaste, picturesIn } from './paste-data.ts'
import { type PictureJobs, pictureJobs } from './picture-jobs.ts'
import type { PictureWords } from './picture-view.ts'
import { richTextExtensions } from './rich-text-extensions.ts'
import { PENDING } from './rich-text-image.ts'
import { savedText } from './saved-text.ts'

interface RichTextProps {
  readonly initial: string
  readonly readOnly: boolean
  readonly onChange: (html: string) => void
  readonly resolve: (address: string) => string
  /** Uploads a picture; without it the text cannot contain new pictures. */
  readonly onUpload: Upload | undefined
  readonly words: PictureWords
  /** Called for parts of a paste or a drop that are not inserted. */
  readonly onLeft: (what: 'pictures' | 'files', count: number) => void
  /** The attributes of the editable element, such as its label. */
  readonly attributes: Record<string, string>
}

/** A text in its editor. */
export interface RichText {
  readonly editor: Editor
  /** Inserts pictures at the cursor and uploads them. */
  readonly addPictures: (files: readonly File[]) => void
  /** Serialises and returns the present value, including the last key. */
  readonly value: () => string
  /** Replaces the text; can be undone. */
  readonly lay: (html: string) => void
}

/** Creates the editor of a text. */
export function useRichText(props: RichTextProps): RichText {
  const [latest] = useState(() => holder(props))
  const [made] = useState(() => holder<Editor | null>(null))
  const [telling] = useState(() => teller(props.initial, (html) => latest.get().onChange(html)))
  const [jobs] = useState(() => jobsOf(made, latest, telling))
  const [extensions] = useState(() => richTextExtensions(props.resolve, { jobs, words: wordsOf(latest) }))
  useEffect(() => latest.set(props))
  const editor = useEditor({
    extensions,
    content: muteStyles(props.initial),
    editable: !props.readOnly,
    // The content security policy allows no style elements of scripts.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: props.attributes,
      transformPastedHTML: (html) => withPictures(html, latest.get(), jobs),
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event, __, isMove) => !isMove && take(event.dataTransfer),
      // A shortcut may save before the pause ends: emit the last change first.
      handleKeyDown: (_, event) => {
        if (event.ctrlKey || event.metaKey) telling.tell()
        return false
      },
    },
    onCreate: ({ editor: created }) => telling.begin(savedText(created.getHTML())),
    onUpdate: ({ editor: changed }) => telling.note(() => savedText(changed.getHTML())),
    onBlur: telling.tell,
  })
  useEffect(() => made.set(editor), [made, editor])
  const addPictures = (files: readonly File[]) => putPictures(editor, jobs, files)
  function take(data: DataTransfer | null): boolean {
    if (!data) return false
    const link = linkOfPaste(data)
    if (link) return editor.commands.putLink(link)
    const { pictures, others } = picturesIn(data)
    const isTaken = latest.get().onUpload !== undefined && pictures.length > 0
    if (isTaken) addPictures(pictures)
    const left = others + (isTaken ? 0 : pictures.length)
    if (left > 0) latest.get().onLeft('files', left)
    return isTaken || left > 0
  }
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: props.attributes } })
  }, [editor, props.attributes])
  useEffect(() => telling.follow(), [telling])
  useEffect(() => () => jobs.cancelAll(), [jobs])
  return {
    editor,
    addPictures,
    value() {
      telling.tell()
      return telling.value()
    },
    lay(html) {
      editor.commands.setContent(muteStyles(html), { emitUpdate: true })
      telling.forget()
      telling.tell()
    },
  }
}

function jobsOf(made: Holder<Editor | null>, latest: Holder<RichTextProps>, telling: Teller): PictureJobs {
  return pictureJobs({
    upload: () => latest.get().onUpload ?? refuse,
    onArrived(id, address) {
      const editor = made.get()
      if (!editor || editor.isDestroyed) return
      setArrived(editor, id, address)
      // Emit at once: a save may be waiting for this picture.
      telling.tell()
    },
  })
}

const refuse = () => Promise.reject(new Error('this text takes no pictures'))

// Reads the latest texts: they change with the language, the node views do not.
function wordsOf(latest: Holder<RichTextProps>): PictureWords {
  return {
    travelling: (percent) => latest.get().words.travelling(percent),
    failed: (error) => latest.get().words.failed(error),
    again: () => latest.get().words.again(),
    giveUp: (hasFailed) => latest.get().words.giveUp(hasFailed),
  }
}

function withPictures(html: string, { resolve, onUpload, onLeft }: RichTextProps, jobs: PictureJobs): string {
  const { html: clean, pictures, left } = cleanPaste(html, resolve)
  const lost = onUpload ? left : left + pictures.length
  if (lost > 0) onLeft('pictures', lost)
  if (!onUpload) return clean
  const ids = pictures.map((file) => jobs.add(file))
  // After the editor has inserted the placeholders.
  setTimeout(() => ids.forEach(jobs.send))
  return clean.replace(/data-pasted="(\d+)"/g, (_, index: string) => `${PENDING}="${ids[Number(index)]}"`)
}
