import { Button } from '@mantine/core'
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap'
import '@mantine/core/styles/Typography.layer.css'
import '@mantine/tiptap/styles.layer.css'
import type { Editor } from '@tiptap/react'
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Translate, useText } from '#hooks/use-text.ts'
import { type Caret, putCaret } from '#kit/caret.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import type { Prepare, Upload } from '#kit/inputs/use-image-upload.ts'
import classes from './rich-text.module.css'
import { type PickImage, RichTextHead } from './rich-text-head.tsx'
import marks from './rich-text-marks.module.css'
import { RichTextMessage } from './rich-text-message.tsx'
import { RichTextSource } from './rich-text-source.tsx'
import { focusedChain } from './rich-text-toolbar.tsx'
import tools from './rich-text-tools.module.css'
import { RichTextWrapper, type TextIds, ToolbarOutline } from './rich-text-wrapper.tsx'
import { unsupportedMarkup } from './unsupported-markup.ts'
import { useFullScreen } from './use-full-screen.ts'
import type { FindLinks } from './use-link-search.ts'
import { useRichText } from './use-rich-text.ts'
import { WordCount } from './word-count.tsx'

/** Rich text as HTML, '' for none. A text with markup that the editor would drop is first shown as HTML. */
export function RichTextInput(props: RichTextInputProps) {
  return <RichTextWrapper field={props}>{(ids) => <VisualEditor {...props} {...ids} />}</RichTextWrapper>
}

const identity = (address: string) => address

/** The visual editor of a text, which can switch to its HTML. */
function VisualEditor(props: RichTextInputProps & TextIds) {
  const { readOnly = false, resolve = identity, labelledBy, describedBy, caret } = props
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullScreen(frame)
  const [unsupported] = useState(() => unsupportedMarkup(props.defaultValue ?? ''))
  const [source, setSource] = useState(unsupported.elements.length > 0 ? (props.defaultValue ?? '') : null)
  const [skipped, setSkipped] = useState<string | null>(null)
  // The text can be edited before its tools are there.
  const hasTools = useDeferredValue(true, false)
  const isWrong = Boolean(props.error)
  const text = useRichText({
    initial: props.defaultValue ?? '',
    readOnly,
    onChange: (html) => props.onChange?.(html),
    resolve,
    onUpload: props.onUpload,
    prepare: props.prepare,
    onPicture: props.onPicture,
    failureText: props.failureText,
    onSkipped: (what, count) => setSkipped(skippedText(t, what, count)),
    attributes: useAttributes(props, isWrong),
  })
  const { editor } = text
  useCursor(editor, { frame, caret, isSource: source !== null })
  return (
    <div ref={frame} className={tools.frame} data-full-editor={isFull || undefined}>
      <RichTextEditor
        editor={editor}
        withCodeHighlightStyles={false}
        variant="subtle"
        labels={richTextLabels(t)}
        classNames={{ control: tools.tool ?? '' }}
        className={`${classes.editor} ${marks.marks}`}
        data-error={isWrong || undefined}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      >
        {source === null ? (
          <>
            {!readOnly && !hasTools && <ToolbarOutline />}
            {!readOnly && hasTools && (
              <RichTextHead
                text={text}
                takesPictures={props.onUpload !== undefined}
                pickImage={props.pickImage}
                findLinks={props.findLinks}
                isFull={isFull}
                onFull={toggle}
                onSource={() => setSource(text.value())}
              />
            )}
            <RichTextMessage
              message={
                unsupported.attributes.length > 0 &&
                t('Khi bạn sửa bài, Bến bỏ các định dạng riêng: {parts}.', {
                  parts: unsupported.attributes.join(', '),
                })
              }
            />
            <RichTextMessage message={skipped} onRead={() => setSkipped(null)} />
            <RichTextEditor.Content />
            <WordCount editor={editor} />
          </>
        ) : (
          <RichTextSource
            value={source}
            labelledBy={labelledBy}
            describedBy={describedBy}
            isWrong={isWrong}
            readOnly={readOnly}
            onChange={(html) => props.onChange?.(html)}
            onBack={(html, isSame) => {
              if (!isSame) text.setHtml(html)
              setSource(null)
            }}
            full={
              <Button variant="subtle" size="compact-sm" onClick={toggle}>
                {isFull ? t('Thôi toàn màn hình') : t('Toàn màn hình')}
              </Button>
            }
          />
        )}
      </RichTextEditor>
    </div>
  )
}

interface CursorPlace {
  readonly frame: RefObject<HTMLElement | null>
  readonly caret: Caret | null | undefined
  /** Whether the HTML is shown in place of the text. */
  readonly isSource: boolean
}

/** Puts the cursor to the place that the editor opens at, and restores it on the way back from HTML. */
function useCursor(editor: Editor, { frame, caret, isSource }: CursorPlace) {
  useLayoutEffect(() => {
    if (!caret || !frame.current) return
    editor.view.focus()
    if (caret.block !== undefined) putCaret(frame.current, caret)
  }, [frame, caret, editor])
  const isBack = useRef(false)
  useEffect(() => {
    if (!isSource && isBack.current) focusedChain(editor).scrollIntoView().run()
    isBack.current = isSource
  }, [isSource, editor])
}

function skippedText(t: Translate, what: 'pictures' | 'files', count: number): string {
  return what === 'pictures'
    ? t('{count} ảnh trong phần vừa dán không đi theo được. Kéo thả từng ảnh vào bài nhé.', { count })
    : t('Ở đây chỉ thêm được ảnh; {count} tệp khác đã bỏ qua.', { count })
}

/** The attributes of the element that is edited; the same object while they are equal. */
function useAttributes(
  { labelledBy, describedBy, required, ...props }: RichTextInputProps & TextIds,
  isWrong: boolean,
) {
  const path = props['data-path']
  return useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(required && { 'aria-required': 'true' }),
      ...(isWrong && { 'aria-invalid': 'true' }),
      ...(path && { 'data-path': path }),
    }),
    [labelledBy, describedBy, required, isWrong, path],
  )
}

/** The props of the rich-text editor. */
interface RichTextInputProps extends InputProps<string> {
  /** The place that takes the focus as soon as the editor is there. */
  readonly caret?: Caret | null
  /** Uploads a picture and resolves with its address; without it the text cannot contain new pictures. */
  readonly onUpload?: Upload
  /** Opens large pictures in an editor before their upload. */
  readonly prepare?: Prepare
  /** See `pictureJobs`. */
  readonly onPicture?: (done: Promise<void>) => void
  /** Picks a stored picture. */
  readonly pickImage?: PickImage
  /** Searches the pages of this site for links. */
  readonly findLinks?: FindLinks
  /** Resolves a stored address, which may be relative to the CDN. */
  readonly resolve?: (address: string) => string
  /** Returns the text for a failed upload. */
  readonly failureText?: (error: unknown) => ReactNode
}

/** The labels of Mantine's controls. */
function richTextLabels(t: Translate): RichTextEditorProps['labels'] {
  return {
    undoControlLabel: t('Hoàn tác'),
    redoControlLabel: t('Làm lại'),
    h2ControlLabel: t('Tiêu đề lớn'),
    h3ControlLabel: t('Tiêu đề vừa'),
    h4ControlLabel: t('Tiêu đề nhỏ'),
    boldControlLabel: t('Đậm'),
    italicControlLabel: t('Nghiêng'),
    underlineControlLabel: t('Gạch chân'),
    strikeControlLabel: t('Gạch ngang'),
    bulletListControlLabel: t('Danh sách chấm'),
    orderedListControlLabel: t('Danh sách số'),
    blockquoteControlLabel: t('Trích dẫn'),
    alignLeftControlLabel: t('Canh trái'),
    alignCenterControlLabel: t('Canh giữa'),
    alignRightControlLabel: t('Canh phải'),
    alignJustifyControlLabel: t('Canh đều'),
    hrControlLabel: t('Đường kẻ ngang'),
    tableRowBeforeControlLabel: t('Thêm hàng ở trên'),
    tableRowAfterControlLabel: t('Thêm hàng ở dưới'),
    tableColumnBeforeControlLabel: t('Thêm cột bên trái'),
    tableColumnAfterControlLabel: t('Thêm cột bên phải'),
    tableToggleHeaderRowControlLabel: t('Hàng đầu là tiêu đề'),
    tableMergeCellsControlLabel: t('Gộp ô'),
    tableSplitCellControlLabel: t('Tách ô'),
    tableRowDeleteControlLabel: t('Xóa hàng'),
    tableColumnDeleteControlLabel: t('Xóa cột'),
    tableDeleteControlLabel: t('Xóa bảng'),
  }
}
