import { EditorContent, useEditor } from '@tiptap/react'
import { type MouseEvent, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import { muteStyles } from '#kit/rich-text/mute-styles.ts'
import { richTextExtensions } from '#kit/rich-text/rich-text-extensions.ts'
import marks from '#kit/rich-text/rich-text-marks.module.css'
import classes from './customer-page.module.css'

/** What customers will read of a record; what is '' is left out. */
export interface CustomerPageProps {
  readonly title: string
  readonly by: string
  readonly summary: string
  /** The full address of its picture. */
  readonly picture: string
  /** Rich text. */
  readonly body: string
  /** The full address of a picture in the text, which may be relative to the CDN. */
  readonly resolve: (address: string) => string
}

// What serves writing only, or would be seen in a text that nobody writes in.
const forWriting = new Set(['undoRedo', 'gapCursor', 'trailingNode'])

/** A record as customers read it, always in light colours. The editor's own schema draws it, so nothing in it can run. */
export function CustomerPage({ title, by, summary, picture, body, resolve }: CustomerPageProps) {
  const t = useText()
  const [extensions] = useState(() => richTextExtensions(resolve).filter(({ name }) => !forWriting.has(name)))
  const editor = useEditor({
    extensions,
    content: muteStyles(body),
    editable: false,
    injectCSS: false,
    // It is text to be read, not a field.
    editorProps: { attributes: { role: 'presentation' } },
  })
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only keeps the links in it from leading away
    <article className={classes.page} onClickCapture={stay}>
      <h1 className={classes.title}>{title === '' ? t('(chưa có tiêu đề)') : title}</h1>
      {by !== '' && <p className={classes.by}>{t('Bài của {name}', { name: by })}</p>}
      {summary !== '' && <p className={classes.summary}>{summary}</p>}
      {picture !== '' && <img className={classes.picture} src={picture} alt="" />}
      <EditorContent editor={editor} className={`${classes.body} ${marks.marks}`} />
    </article>
  )
}

// A link would leave the form behind it.
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
