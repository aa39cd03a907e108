import '@mantine/core/styles/Typography.layer.css'
import { useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import type { InputProps } from '#kit/inputs/input-props.tsx'
import richText from '#kit/inputs/rich-text.module.css'
import { LazyFailure, LazyFallback, type LazyFallbackProps } from '#kit/lazy-fallback.tsx'
import type { Box } from '#kit/rich-text/box.ts'
import type { EarlyEdit } from '#kit/rich-text/early-edit.ts'
import { editableAttributes } from '#kit/rich-text/editable-attributes.ts'
import marks from '#kit/rich-text/rich-text-marks.module.css'
import tools from '#kit/rich-text/rich-text-tools.module.css'
import { RichTextWrapper } from '#kit/rich-text/rich-text-wrapper.tsx'
import { isRendered, StoredText } from '#kit/rich-text/stored-text.tsx'
import { typographyClass } from '#kit/rich-text/typography-class.ts'
import { unsupportedMarkup } from '#kit/rich-text/unsupported-markup.ts'
import { pictureAddress } from '#screens/picture-address.ts'
import classes from './rich-text-preview.module.css'
import { useEarlyEdit } from './use-early-edit.ts'
import type { PictureTexts } from './use-upload-failure.ts'

/** The number of tools in each group of the editor's toolbar, whose space the preview keeps free. */
const TOOL_GROUPS = [2, 3, 6, 3, 4, 5, 2]

/** The props of a rich text, and what passes an edit of its preview on to the editor. */
export interface RichTextFieldProps extends InputProps<string>, PictureTexts {
  readonly early: Box<EarlyEdit | null>
}

/**
 * A rich text while the code of its editor is loading, or has failed to load: the text itself, in the measures of the
 * editor. It can be edited without the tools, and the editor takes over.
 */
export function RichTextPreview(props: LazyFallbackProps<RichTextFieldProps>) {
  const { componentProps, hasFailed } = props
  const { defaultValue = '', onChange, early, readOnly = false, required, error } = componentProps
  const t = useText()
  const surface = useRef<HTMLElement>(null)
  const [isShown] = useState(
    () => unsupportedMarkup(defaultValue).elements.length === 0 && isRendered(defaultValue),
  )
  // Rendered once: the browser changes these elements.
  const [text] = useState(() => <StoredText html={defaultValue} resolve={pictureAddress} />)
  const handlers = useEarlyEdit(surface, { initial: defaultValue, onChange, early, hasFailed })
  // The editor shows the text as HTML, or with its pictures in other places.
  if (!isShown) return <LazyFallback {...props} />
  return (
    <RichTextWrapper field={componentProps}>
      {(ids) => (
        <div className={tools.frame}>
          <div className={`${classes.frame} ${richText.editor} ${marks.marks}`}>
            {hasFailed ? (
              <LazyFailure {...props} />
            ) : (
              <div className={tools.head}>
                <div className={tools.toolbar} aria-hidden>
                  {TOOL_GROUPS.map((count, group) => (
                    <div key={group} className={tools.group}>
                      {Array.from({ length: count }, (_, tool) => (
                        <span key={tool} className={tools.tool} />
                      ))}
                    </div>
                  ))}
                </div>
                <output className={classes.status}>{t('Đang mở trình soạn thảo…')}</output>
              </div>
            )}
            <div className={typographyClass}>
              <section
                ref={surface}
                className={classes.text}
                {...editableAttributes({
                  ...ids,
                  isRequired: Boolean(required),
                  isWrong: Boolean(error),
                  path: componentProps['data-path'],
                })}
                contentEditable={!readOnly}
                suppressContentEditableWarning
                {...(readOnly ? {} : handlers)}
              >
                {text}
              </section>
            </div>
            <div className={tools.count}>&nbsp;</div>
          </div>
        </div>
      )}
    </RichTextWrapper>
  )
}
