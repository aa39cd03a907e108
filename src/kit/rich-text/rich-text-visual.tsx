import { Button } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import '@mantine/core/styles/Typography.layer.css'
import '@mantine/tiptap/styles.layer.css'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { putCaret } from '#kit/caret.ts'
import classes from '#kit/inputs/rich-text.module.css'
import { focusedChain } from './focused-chain.ts'
import { RichTextHead } from './rich-text-head.tsx'
import marks from './rich-text-marks.module.css'
import type { RichTextInputProps } from './rich-text-props.ts'
import { RichTextSource } from './rich-text-source.tsx'
import tools from './rich-text-tools.module.css'
import { unsupportedMarkup } from './unsupported-markup.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useRichText } from './use-rich-text.ts'
import { WordCount } from './word-count.tsx'

interface RichTextVisualProps extends RichTextInputProps {
  readonly labelledBy: string
  readonly describedBy: string | undefined
}

const identity = (address: string) => address

/** The visual editor of a text, which can switch to its HTML. */
export function RichTextVisual(props: RichTextVisualProps) {
  const { readOnly = false, resolve = identity } = props
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullScreen(frame)
  const [unsupported] = useState(() => unsupportedMarkup(props.defaultValue ?? ''))
  const [source, setSource] = useState(unsupported.elements.length > 0 ? (props.defaultValue ?? '') : null)
  const [skipped, setSkipped] = useState<SkippedParts | null>(null)
  const { labelledBy, describedBy, 'data-path': path } = props
  const isRequired = Boolean(props.required)
  const isWrong = Boolean(props.error)
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isRequired && { 'aria-required': 'true' }),
      ...(isWrong && { 'aria-invalid': 'true' }),
      ...(path && { 'data-path': path }),
    }),
    [labelledBy, describedBy, isRequired, isWrong, path],
  )
  const text = useRichText({
    initial: props.defaultValue ?? '',
    readOnly,
    onChange: (html) => props.onChange?.(html),
    resolve,
    onUpload: props.onUpload,
    prepare: props.prepare,
    onPicture: props.onPicture,
    texts: {
      progressText: (percent) => t('Đang tải ảnh lên: {percent}%', { percent }),
      failureText: (error) =>
        props.failureText?.(error) ?? t('Chưa tải ảnh lên được. Kiểm tra mạng rồi bấm Thử lại.'),
      retryLabel: () => t('Thử lại'),
      cancelLabel: (hasFailed) => (hasFailed ? t('Bỏ qua') : t('Hủy')),
    },
    onSkipped: (what, count) => setSkipped({ what, count }),
    attributes,
  })
  const { editor } = text
  const { caret } = props
  useLayoutEffect(() => {
    if (!caret || !frame.current) return
    editor.view.focus()
    if (caret.block !== undefined) putCaret(frame.current, caret)
  }, [caret, editor])
  // Restore the cursor on the way back from HTML.
  const isBack = useRef(false)
  useEffect(() => {
    if (source === null && isBack.current) focusedChain(editor).scrollIntoView().run()
    isBack.current = source !== null
  }, [source, editor])
  return (
    <div ref={frame} className={tools.frame} data-full-editor={isFull || undefined}>
      <RichTextEditor
        editor={editor}
        withCodeHighlightStyles={false}
        className={`${classes.editor} ${marks.marks}`}
        data-error={isWrong || undefined}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      >
        {source === null ? (
          <>
            {!readOnly && (
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
            <RichTextNotes
              dropped={unsupported.attributes}
              skipped={skipped}
              onRead={() => setSkipped(null)}
            />
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

/** The parts of a paste or a drop that were not inserted. */
interface SkippedParts {
  readonly what: 'pictures' | 'files'
  readonly count: number
}

interface RichTextNotesProps {
  /** Attributes of the stored text that the first edit drops. */
  readonly dropped: readonly string[]
  readonly skipped: SkippedParts | null
  readonly onRead: () => void
}

/** Warnings: dropped attributes of the stored text, skipped parts of a paste. */
function RichTextNotes({ dropped, skipped, onRead }: RichTextNotesProps) {
  const t = useText()
  return (
    <output className={tools.message}>
      {dropped.length > 0 && (
        <p>{t('Khi bạn sửa bài, Bến bỏ các định dạng riêng: {parts}.', { parts: dropped.join(', ') })}</p>
      )}
      {skipped && (
        <>
          <p>
            {skipped.what === 'pictures'
              ? t('{count} ảnh trong phần vừa dán không đi theo được. Kéo thả từng ảnh vào bài nhé.', {
                  count: skipped.count,
                })
              : t('Ở đây chỉ thêm được ảnh; {count} tệp khác đã bỏ qua.', { count: skipped.count })}
          </p>
          <Button variant="subtle" size="compact-sm" onClick={onRead}>
            {t('Đã rõ')}
          </Button>
        </>
      )}
    </output>
  )
}
