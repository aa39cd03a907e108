import { Button } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import '@mantine/core/styles/Typography.layer.css'
import '@mantine/tiptap/styles.layer.css'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { putCaret } from '#kit/caret.ts'
import { focusedChain } from './focused-chain.ts'
import classes from './rich-text.module.css'
import { RichTextHead } from './rich-text-head.tsx'
import { richTextLabels } from './rich-text-labels.ts'
import marks from './rich-text-marks.module.css'
import { RichTextMessage } from './rich-text-message.tsx'
import type { RichTextInputProps } from './rich-text-props.ts'
import { RichTextSource } from './rich-text-source.tsx'
import tools from './rich-text-tools.module.css'
import { RichTextWrapper, type TextIds } from './rich-text-wrapper.tsx'
import { ToolbarOutline } from './toolbar-outline.tsx'
import { unsupportedMarkup } from './unsupported-markup.ts'
import { useFullScreen } from './use-full-screen.ts'
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
    onSkipped: (what, count) =>
      setSkipped(
        what === 'pictures'
          ? t('{count} ảnh trong phần vừa dán không đi theo được. Kéo thả từng ảnh vào bài nhé.', { count })
          : t('Ở đây chỉ thêm được ảnh; {count} tệp khác đã bỏ qua.', { count }),
      ),
    attributes: useAttributes(props, isWrong),
  })
  const { editor } = text
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
