import { EditorContent, useEditor } from '@tiptap/react'
import { type MouseEvent, useState } from 'react'
import { neutralizeMarkup } from '#browser/neutralize-markup.ts'
import { useText } from '#hooks/use-text.ts'
import { UnknownCell } from '#kit/cells/unknown-cell.tsx'
import { richTextExtensions } from '#kit/rich-text/rich-text-extensions.ts'
import marks from '#kit/rich-text/rich-text-marks.module.css'
import classes from './customer-page.module.css'
import type { UnknownParts } from './preview-of.ts'

/** The public content of a record; '' is omitted. */
export interface CustomerPageProps {
  readonly title: string
  readonly by: string
  readonly summary: string
  /** The absolute address of its picture. */
  readonly picture: string
  /** Rich text. */
  readonly body: string
  /** The received values of the parts whose values are unknown. */
  readonly unknown: UnknownParts
  /** Resolves the address of a picture in the text, which may be relative to the CDN. */
  readonly resolve: (address: string) => string
}

// Extensions that only editing needs, or that would show in a read-only text.
const editingOnly = new Set(['undoRedo', 'gapCursor', 'trailingNode'])

/** A record as customers see it, always in light colours. The editor's schema keeps out scripts. */
export function CustomerPage({ title, by, summary, picture, body, unknown, resolve }: CustomerPageProps) {
  const t = useText()
  const [extensions] = useState(() =>
    richTextExtensions(resolve).filter(({ name }) => !editingOnly.has(name)),
  )
  const editor = useEditor({
    extensions,
    content: neutralizeMarkup(body),
    editable: false,
    injectCSS: false,
    // A text, not an input.
    editorProps: { attributes: { role: 'presentation' } },
  })
  const unknownPart = (part: keyof UnknownParts) => {
    const one = unknown[part]
    return one && <UnknownCell raw={one.raw} />
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only blocks the links in it
    <article className={classes.page} onClickCapture={blockLinks}>
      <h1 className={classes.title}>
        {unknownPart('title') ?? (title === '' ? t('(chưa có tiêu đề)') : title)}
      </h1>
      {unknown.by && <p className={classes.by}>{unknownPart('by')}</p>}
      {by !== '' && <p className={classes.by}>{t('Bài của {name}', { name: by })}</p>}
      {unknown.summary && <p className={classes.summary}>{unknownPart('summary')}</p>}
      {summary !== '' && <p className={classes.summary}>{summary}</p>}
      {unknown.picture && <p>{unknownPart('picture')}</p>}
      {picture !== '' && <img className={classes.picture} src={picture} alt="" />}
      {unknownPart('body') ?? <EditorContent editor={editor} className={`${classes.body} ${marks.marks}`} />}
    </article>
  )
}

// A link would leave the form.
function blockLinks(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
