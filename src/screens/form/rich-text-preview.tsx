import { Box, Text, Typography } from '@mantine/core'
import '@mantine/core/styles/Typography.layer.css'
import { useLayoutEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { type Caret, caretIn } from '#kit/caret.ts'
import { FormSkeleton } from '#kit/form-frame.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import { LazyFailure, type LazyFallbackProps } from '#kit/lazy-component.tsx'
import { setFocusReturn } from '#kit/return-focus.ts'
import richText from '#kit/rich-text/rich-text.module.css'
import marks from '#kit/rich-text/rich-text-marks.module.css'
import tools from '#kit/rich-text/rich-text-tools.module.css'
import { RichTextWrapper, ToolbarOutline } from '#kit/rich-text/rich-text-wrapper.tsx'
import { StoredText } from '#kit/rich-text/stored-text.tsx'
import { unsupportedMarkup } from '#kit/rich-text/unsupported-markup.ts'
import { pictureAddress } from '#screens/picture-address.ts'
import classes from './rich-text-preview.module.css'
import type { PictureTexts } from './use-upload-failure.tsx'

/** The props of a rich text, and what its preview passes on to its editor. */
export interface RichTextFieldProps extends InputProps<string>, PictureTexts {
  /** The place in the preview that had the focus. */
  readonly caret: Caret | null
  readonly onCaret: (caret: Caret | null) => void
}

/**
 * A rich text while the code of its editor is loading, or has failed to load: the text, for reading, and the outline of the
 * tools, in the measures of the editor.
 */
export function RichTextPreview(props: LazyFallbackProps<RichTextFieldProps>) {
  const { componentProps, hasFailed } = props
  const { defaultValue = '', onCaret } = componentProps
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    return () => {
      if (element) onCaret(caretIn(element))
    }
  }, [onCaret])
  useLayoutEffect(() => {
    const form = text.current?.closest('form')
    if (!text.current || !form) return
    const field = `[data-path="${CSS.escape(text.current.dataset['path'] ?? '')}"]`
    // The editor may have taken its place since a dialog took the focus.
    setFocusReturn(text.current, () => form.querySelector<HTMLElement>(field)?.focus({ preventScroll: true }))
  })
  // The editor shows such a text as HTML.
  if (!hasFailed && unsupportedMarkup(defaultValue).elements.length > 0) return <FormSkeleton rows={1} />
  return (
    <RichTextWrapper field={componentProps}>
      {({ labelledBy, describedBy }) => (
        <div ref={frame} className={tools.frame}>
          <div className={`${richText.editor} ${marks.marks}`}>
            {hasFailed ? (
              <LazyFailure {...props} />
            ) : (
              <Box pos="relative">
                <ToolbarOutline />
                {/* Over the outline, only where the code is late. */}
                <Text
                  component="output"
                  data-late
                  className={classes.status ?? ''}
                  w="fit-content"
                  m="auto"
                  px="sm"
                  py={2}
                  bg="body"
                  c="dimmed"
                >
                  {t('Đang mở trình soạn thảo…')}
                </Text>
              </Box>
            )}
            <Typography>
              <section
                ref={text}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the editor takes over its focus
                tabIndex={0}
                className={`${richText.text} ${classes.text}`}
                aria-labelledby={labelledBy}
                aria-describedby={describedBy}
                aria-busy={!hasFailed}
                data-path={componentProps['data-path']}
              >
                <StoredText html={defaultValue} resolve={pictureAddress} />
              </section>
            </Typography>
            <Text size="xs" pb={4}>
              &nbsp;
            </Text>
          </div>
        </div>
      )}
    </RichTextWrapper>
  )
}
