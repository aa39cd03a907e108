import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Box, box } from '#kit/rich-text/box.ts'
import { changeEmitter } from '#kit/rich-text/change-emitter.ts'
import type { EarlyEdit } from '#kit/rich-text/early-edit.ts'
import { storedHtml } from '#kit/rich-text/restore-stored.ts'
import { endComposition, noteComposition } from './composition.ts'
import { heldPastes } from './held-pastes.ts'
import { UploadsContext } from './uploads.ts'

interface EarlyOptions {
  /** The HTML that the text was rendered from. */
  readonly initial: string
  readonly onChange: ((html: string) => void) | undefined
  /** Passes the edit on to the editor. */
  readonly early: Box<EarlyEdit | null>
  /** Whether the code of the editor could not be loaded. */
  readonly hasFailed: boolean
}

/**
 * Makes a rendered text an input while its editor is loading: the browser edits it, each change is emitted, and the editor
 * that takes its place repeats the edit. Returns the handlers of the editable element.
 */
export function useEarlyEdit(surface: RefObject<HTMLElement | null>, options: EarlyOptions) {
  const { initial, early, hasFailed } = options
  const [latest] = useState(() => box(options.onChange))
  const [emitter] = useState(() => changeEmitter(initial, (html) => latest.get()?.(html)))
  const [pastes] = useState(heldPastes)
  const [pictures] = useState(pictureWait)
  const uploads = useContext(UploadsContext)
  const isStarted = useRef(false)
  const isEdited = useRef(false)
  const selection = useRef<EarlyEdit['selection']>(null)
  useLayoutEffect(() => {
    latest.set(options.onChange)
  })
  useLayoutEffect(() => {
    const element = surface.current
    const emitLast = emitter.emitBeforeSave()
    return () => {
      emitLast()
      endComposition()
      pictures.end()
      if (!element) return
      const edit = {
        isEdited: isEdited.current,
        selection: selectionIn(element) ?? selection.current,
        isFocused: element === document.activeElement,
        pastes: pastes.end(),
      }
      if (edit.selection || edit.isEdited || edit.pastes.length > 0) early.set({ surface: element, ...edit })
    }
  }, [surface, early, emitter, pastes, pictures])
  useEffect(() => {
    if (hasFailed) pictures.fail()
  }, [hasFailed, pictures])
  const paste = (data: DataTransfer, range: Range | undefined) => {
    if (!range) return
    pastes.add(data, range)
    // The editor inserts and uploads them; until then the value of the text is the same as without them.
    if (data.files.length === 0 && !/<img\b/i.test(data.getData('text/html'))) return
    void uploads?.watch(pictures.wait).catch(() => undefined)
    uploads?.hold(pictures.taken)
  }
  return {
    onFocus({ currentTarget }: FocusEvent) {
      if (isStarted.current) return
      isStarted.current = true
      emitter.start(storedHtml(currentTarget, initial))
      // oxlint-disable-next-line typescript/no-deprecated -- it has no successor
      document.execCommand('defaultParagraphSeparator', false, 'p')
    },
    // A dialog takes the focus, and returns it to the editor if that has taken over meanwhile.
    onBlur({ currentTarget }: FocusEvent) {
      selection.current = selectionIn(currentTarget)
      emitter.emit()
    },
    onInput({ currentTarget }: FormEvent) {
      emitter.schedule(() => storedHtml(currentTarget, initial))
      // At once: a newer version of the record replaces a value that is not known as changed.
      if (!isEdited.current) emitter.emit()
      isEdited.current = true
    },
    onCompositionStart: noteComposition,
    onCompositionUpdate: noteComposition,
    onCompositionEnd: endComposition,
    onPaste(event: ClipboardEvent) {
      event.preventDefault()
      paste(event.clipboardData, document.getSelection()?.getRangeAt(0))
    },
    // Only the editor moves parts of the text.
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault()
      paste(event.dataTransfer, rangeAt(event))
    },
  }
}

/** The waits for pasted pictures: `taken` until the editor has them, and that of a save, which fails if it cannot be loaded. */
function pictureWait() {
  let end = () => {}
  const taken = new Promise<void>((resolve) => (end = resolve))
  let fail = () => {}
  const wait = new Promise<void>((resolve, reject) => {
    void taken.then(resolve)
    fail = () => reject(new Error('the editor was not loaded'))
  })
  wait.catch(() => undefined)
  return { wait, taken, end, fail }
}

/** The place of the text at a point. */
function rangeAt({ clientX, clientY, currentTarget }: DragEvent): Range | undefined {
  const at = document.caretPositionFromPoint?.(clientX, clientY)
  if (!at || !currentTarget.contains(at.offsetNode)) return undefined
  const range = document.createRange()
  range.setStart(at.offsetNode, at.offset)
  return range
}

function selectionIn(element: Element): EarlyEdit['selection'] {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {}
  if (!anchorNode || !focusNode || !element.contains(anchorNode)) return null
  return {
    anchor: { node: anchorNode, offset: anchorOffset ?? 0 },
    head: { node: focusNode, offset: focusOffset ?? 0 },
  }
}
