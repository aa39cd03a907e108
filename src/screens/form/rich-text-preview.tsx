import { Typography } from '@mantine/core'
import '@mantine/core/styles/Typography.layer.css'
import { useLayoutEffect, useRef } from 'react'
import { useText } from '#hooks/use-text.ts'
import { type Caret, caretIn } from '#kit/caret.ts'
import { FormSkeleton } from '#kit/form-skeleton.tsx'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import richText from '#kit/inputs/rich-text.module.css'
import { LazyFailure, type LazyFallbackProps } from '#kit/lazy-fallback.tsx'
import { setFocusReturn } from '#kit/return-focus.ts'
import marks from '#kit/rich-text/rich-text-marks.module.css'
import tools from '#kit/rich-text/rich-text-tools.module.css'
import { RichTextWrapper } from '#kit/rich-text/rich-text-wrapper.tsx'
import { StoredText } from '#kit/rich-text/stored-text.tsx'
import { unsupportedMarkup } from '#kit/rich-text/unsupported-markup.ts'
import { pictureAddress } from '#screens/picture-address.ts'
import classes from './rich-text-preview.module.css'
import type { PictureTexts } from './use-upload-failure.ts'

/** The number of tools in each group of the editor's toolbar. */
const TOOL_GROUPS = [2, 3, 6, 3, 4, 5, 2]

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
          <div className={`${classes.frame} ${richText.editor} ${marks.marks}`}>
            {hasFailed ? (
              <LazyFailure {...props} />
            ) : (
              <div className={tools.head}>
                <div className={tools.toolbar} aria-hidden>
                  {TOOL_GROUPS.map((count, group) => (
                    <div key={group} className={tools.group}>
                      {Array.from({ length: count }, (_, tool) => (
                        <span key={tool} className={`${tools.tool} ${classes.tool}`} />
                      ))}
                    </div>
                  ))}
                </div>
                <output className={classes.status}>{t('Đang mở trình soạn thảo…')}</output>
              </div>
            )}
            <Typography>
              <section
                ref={text}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the editor takes over its focus
                tabIndex={0}
                className={classes.text}
                aria-labelledby={labelledBy}
                aria-describedby={describedBy}
                aria-busy={!hasFailed}
                data-path={componentProps['data-path']}
              >
                <StoredText html={defaultValue} resolve={pictureAddress} />
              </section>
            </Typography>
            <div className={tools.count}>&nbsp;</div>
          </div>
        </div>
      )}
    </RichTextWrapper>
  )
}
