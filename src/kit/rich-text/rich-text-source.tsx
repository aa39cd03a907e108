import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './rich-text-tools.module.css'
import { asLines } from './source-lines.ts'
import { type LostParts, lostParts } from './unsupported-markup.ts'

/** The props of the HTML source view. */
export interface RichTextSourceProps {
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
  const [opened] = useState(() => asLines(value))
  const [html, setHtml] = useState(opened)
  const [lost, setLost] = useState<LostParts | null>(null)
  const leave = () => onBack(html === opened ? value : html, html === opened)
  const ask = () => {
    const parts = lostParts(html)
    if (parts.elements.length + parts.attributes.length === 0) leave()
    else setLost(parts)
  }
  return (
    <div className={classes.source}>
      <div className={classes.sourceHead}>
        <Button variant="default" size="compact-sm" onClick={ask}>
          {t('Về soạn thảo')}
        </Button>
        {props.full}
      </div>
      <div role="alert" className={classes.said}>
        {lost && (
          <>
            <p>
              {t('Soạn thảo không giữ được: {parts}.', {
                parts: [...lost.elements, ...lost.attributes].join(', '),
              })}
            </p>
            <Button variant="light" size="compact-sm" onClick={leave}>
              {t('Bỏ các phần này')}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={() => setLost(null)}>
              {t('Giữ mã HTML')}
            </Button>
          </>
        )}
      </div>
      <Textarea
        classNames={{ input: classes.code }}
        autosize={false}
        rows={16}
        spellCheck={false}
        readOnly={props.readOnly}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={props.isWrong || undefined}
        value={html}
        onChange={(event) => {
          setHtml(event.currentTarget.value)
          setLost(null)
          onChange(event.currentTarget.value)
        }}
      />
    </div>
  )
}
