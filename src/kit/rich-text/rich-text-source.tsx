import '#kit/input-styles.css'
import { Button, InputBase } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { oneBlockPerLine } from './one-block-per-line.ts'
import classes from './rich-text-tools.module.css'
import { type UnsupportedMarkup, unsupportedMarkup } from './unsupported-markup.ts'

/** The props of the HTML source view. */
interface RichTextSourceProps {
  readonly value: string
  readonly labelledBy: string
  readonly describedBy: string | undefined
  readonly isWrong: boolean
  readonly readOnly: boolean
  readonly onChange: (html: string) => void
  /** Returns to the visual editor with the present text; `isSame` when it was not changed. */
  readonly onBack: (html: string, isSame: boolean) => void
  readonly full: ReactNode
}

/** The HTML source of a text. It warns before the visual editor would drop markup. */
export function RichTextSource(props: RichTextSourceProps) {
  const { value, onChange, onBack } = props
  const t = useText()
  const [initialHtml] = useState(() => oneBlockPerLine(value))
  const [html, setHtml] = useState(initialHtml)
  const [unsupported, setUnsupported] = useState<UnsupportedMarkup | null>(null)
  const leave = () => onBack(html === initialHtml ? value : html, html === initialHtml)
  const tryLeave = () => {
    const parts = unsupportedMarkup(html)
    if (parts.elements.length + parts.attributes.length === 0) leave()
    else setUnsupported(parts)
  }
  return (
    <div className={classes.source}>
      <div className={classes.sourceHead}>
        <Button variant="default" size="compact-sm" onClick={tryLeave}>
          {t('Về soạn thảo')}
        </Button>
        {props.full}
      </div>
      <div role="alert" className={classes.message}>
        {unsupported && (
          <>
            <p>
              {t('Soạn thảo không giữ được: {parts}.', {
                parts: [...unsupported.elements, ...unsupported.attributes].join(', '),
              })}
            </p>
            <Button variant="light" size="compact-sm" onClick={leave}>
              {t('Bỏ các phần này')}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={() => setUnsupported(null)}>
              {t('Giữ mã HTML')}
            </Button>
          </>
        )}
      </div>
      <InputBase
        component="textarea"
        multiline
        classNames={{ input: classes.code ?? '' }}
        rows={16}
        // The label and the texts are those of the frame around the editor.
        withAria={false}
        spellCheck={false}
        readOnly={props.readOnly}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={props.isWrong || undefined}
        error={props.isWrong}
        value={html}
        onChange={(event) => {
          setHtml(event.currentTarget.value)
          setUnsupported(null)
          onChange(event.currentTarget.value)
        }}
      />
    </div>
  )
}
