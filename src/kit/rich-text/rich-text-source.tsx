import '#kit/input-styles.css'
import { Button, Group, InputBase } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { RichTextMessage } from './rich-text-message.tsx'
import classes from './rich-text-tools.module.css'
import { unsupportedMarkup } from './unsupported-markup.ts'

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
  const [unsupported, setUnsupported] = useState<readonly string[]>([])
  const leave = () => onBack(html === initialHtml ? value : html, html === initialHtml)
  const tryLeave = () => {
    const { elements, attributes } = unsupportedMarkup(html)
    if (elements.length + attributes.length === 0) leave()
    else setUnsupported([...elements, ...attributes])
  }
  return (
    <>
      <Group justify="space-between" gap="xs" p="xs">
        <Button variant="default" size="compact-sm" onClick={tryLeave}>
          {t('Về soạn thảo')}
        </Button>
        {props.full}
      </Group>
      <RichTextMessage
        role="alert"
        message={
          unsupported.length > 0 && t('Soạn thảo không giữ được: {parts}.', { parts: unsupported.join(', ') })
        }
      >
        <Button variant="light" size="compact-sm" onClick={leave}>
          {t('Bỏ các phần này')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => setUnsupported([])}>
          {t('Giữ mã HTML')}
        </Button>
      </RichTextMessage>
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
          setUnsupported([])
          onChange(event.currentTarget.value)
        }}
      />
    </>
  )
}

/** Puts each block of the HTML on its own line; a text with line breaks is not changed. */
function oneBlockPerLine(html: string): string {
  if (html.includes('\n')) return html
  return html.replace(
    /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|table|tbody|tr|td|th)>|<(?:hr|ul|ol|table|tbody|tr|blockquote)[^>]*>)(?=<)/g,
    '$1\n',
  )
}
