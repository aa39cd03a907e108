import { type Editor, useEditor } from '@tiptap/react'
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Prepare, Upload } from '#kit/inputs/use-image-upload.ts'
import { setFocusReturn } from '#kit/return-focus.ts'
import { type ChangeEmitter, changeEmitter } from './change-emitter.ts'
import { cleanPaste } from './clean-paste.ts'
import { hasPlaceholder, insertPictures, setUploadedAddress } from './insert-pictures.ts'
import { readableText, typedBlanks } from './keep-blanks.ts'
import { type PictureJobs, pictureJobs } from './picture-jobs.ts'
import { richTextExtensions } from './rich-text-extensions.ts'
import { PENDING } from './rich-text-image.ts'

interface RichTextProps {
  readonly initial: string
  readonly readOnly: boolean
  readonly onChange: (html: string) => void
  readonly resolve: (address: string) => string
  /** Uploads a picture; without it the text cannot contain new pictures. */
  readonly onUpload: Upload | undefined
  /** Opens large pictures in an editor before their upload. */
  readonly prepare?: Prepare | undefined
  readonly onPicture: ((done: Promise<void>) => void) | undefined
  /** Returns the text for a failed upload; undefined for the usual one. */
  readonly failureText: ((error: unknown) => ReactNode) | undefined
  /** Called for parts of a paste or a drop that are not inserted. */
  readonly onSkipped: (what: 'pictures' | 'files', count: number) => void
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
  /** The number of pictures of the text that are not uploaded; its HTML is without them. */
  readonly picturesWaiting: number
  /** Replaces the text; can be undone. */
  readonly setHtml: (html: string) => void
}

/** The editor keeps its cursor this many pixels away from the edges of the window: the page's head, the tools and the save bar cover them. */
const covered = { top: 120, right: 0, bottom: 96, left: 0 }

/** Creates the editor of a text. */
export function useRichText(props: RichTextProps): RichText {
  const [latest] = useState(() => box(props))
  const [editorBox] = useState(() => box<Editor | null>(null))
  const [emitter] = useState(() => changeEmitter(props.initial, (html) => latest.get().onChange(html)))
  const [jobs] = useState(() => jobsOf(editorBox, latest, emitter))
  const picturesWaiting = useSyncExternalStore(jobs.onChange, jobs.waiting)
  const [extensions] = useState(() =>
    richTextExtensions(props.resolve, { jobs, failureText: (error) => latest.get().failureText?.(error) }),
  )
  useEffect(() => latest.set(props))
  const editor = useEditor({
    extensions,
    content: readableText(props.initial),
    editable: !props.readOnly,
    // The content security policy allows no style elements of scripts.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: props.attributes,
      scrollThreshold: covered,
      scrollMargin: covered,
      // A tab is shown wider than it is stored.
      transformPastedText: (text) => text.replaceAll('\t', '    '),
      transformPastedHTML: (html) => withPictures(html, latest.get(), jobs),
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event, __, isMove) => !isMove && take(event.dataTransfer),
      // A shortcut may save before the pause ends: emit the last change first.
      handleKeyDown: (_, event) => {
        if (event.ctrlKey || event.metaKey) emitter.emit()
        return false
      },
    },
    onUpdate({ editor: changed }) {
      jobs.follow((id) => hasPlaceholder(changed, id))
      emitter.schedule(() => savedText(changed.getHTML()))
    },
    onBlur: emitter.emit,
  })
  // Not on its event `create`, which comes with a timer: a key may be first.
  useLayoutEffect(() => emitter.start(savedText(editor.getHTML())), [emitter, editor])
  useEffect(() => editorBox.set(editor), [editorBox, editor])
  const addPictures = (files: readonly File[]) => {
    const { prepare } = latest.get()
    if (!prepare) return insertPictures(editor, jobs, files)
    return void prepare(files).then((prepared) => {
      if (prepared && !editor.isDestroyed) insertPictures(editor, jobs, prepared)
    })
  }
  function take(data: DataTransfer | null): boolean {
    if (!data) return false
    const link = pastedLink(data)
    if (link) return editor.commands.insertLink(link)
    const { pictures, others } = pastedPictures(data)
    const isTaken = latest.get().onUpload !== undefined && pictures.length > 0
    if (isTaken) addPictures(pictures)
    const skipped = others + (isTaken ? 0 : pictures.length)
    if (skipped > 0) latest.get().onSkipped('files', skipped)
    return isTaken || skipped > 0
  }
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: props.attributes } })
  }, [editor, props.attributes])
  useEffect(() => emitter.emitBeforeSave(), [emitter])
  useLayoutEffect(() => setFocusReturn(editor.view.dom, () => editor.view.focus()), [editor])
  useEffect(() => () => jobs.cancelAll(), [jobs])
  return {
    editor,
    addPictures,
    picturesWaiting,
    value() {
      emitter.emit()
      return emitter.value()
    },
    setHtml(html) {
      editor.commands.setContent(readableText(html), { emitUpdate: true })
      emitter.forceNextEmit()
      emitter.emit()
    },
  }
}

/** A mutable box, like a ref, that may be passed on during a render. */
interface Box<T> {
  readonly get: () => T
  readonly set: (next: T) => void
}

function box<T>(initial: T): Box<T> {
  let current = initial
  return {
    get: () => current,
    set(next) {
      current = next
    },
  }
}

function jobsOf(
  editorBox: Box<Editor | null>,
  latest: Box<RichTextProps>,
  emitter: ChangeEmitter,
): PictureJobs {
  return pictureJobs({
    upload: () => latest.get().onUpload ?? refuse,
    onPicture: (done) => latest.get().onPicture?.(done),
    onUploaded(id, address) {
      const editor = editorBox.get()
      if (!editor || editor.isDestroyed) return
      setUploadedAddress(editor, id, address)
      // Emit at once: a save may be waiting for this picture.
      emitter.emit()
    },
  })
}

const refuse = () => Promise.reject(new Error('this text takes no pictures'))

function withPictures(
  html: string,
  { resolve, onUpload, onSkipped }: RichTextProps,
  jobs: PictureJobs,
): string {
  const { html: clean, pictures, skipped } = cleanPaste(html, resolve)
  const skippedCount = onUpload ? skipped : skipped + pictures.length
  if (skippedCount > 0) onSkipped('pictures', skippedCount)
  if (!onUpload) return clean
  const ids = pictures.map((file) => jobs.add(file))
  // After the editor has inserted the placeholders.
  setTimeout(() => ids.forEach(jobs.send))
  return clean.replace(/data-pasted="(\d+)"/g, (_, index: string) => `${PENDING}="${ids[Number(index)]}"`)
}

/** The web address of a paste that contains nothing else, otherwise undefined. */
function pastedLink(data: DataTransfer): string | undefined {
  const text = data.getData('text/plain').trim()
  return /^https?:\/\/[^\s<>"]+$/i.test(text) && URL.canParse(text) && data.files.length === 0
    ? text
    : undefined
}

/** The files of a paste or a drop, unless it contains text as well. */
function pastedPictures(data: DataTransfer): {
  readonly pictures: readonly File[]
  readonly others: number
} {
  // Word adds a picture of the text to the text: use the text. A copied picture has no text.
  if (data.types.includes('text/html') && data.getData('text/plain').trim() !== '')
    return { pictures: [], others: 0 }
  const files = [...data.files]
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  return { pictures, others: files.length - pictures.length }
}

/**
 * The saved value of the editor's HTML: without pictures that are being uploaded and without the empty lines
 * at its end, with all blanks that were typed; an empty editor is '' (S5-06).
 */
export function savedText(html: string): string {
  return typedBlanks(html.replace(/<img[^>]*data-pending="[^"]*"[^>]*>/g, '').replace(/(<p><\/p>)+$/, ''))
}
