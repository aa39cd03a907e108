import { ActionIcon, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { IconX } from '@tabler/icons-react'
import { EditorContent, useEditor } from '@tiptap/react'
import { type MouseEvent, useState } from 'react'
import { neutralizeMarkup } from '#browser/neutralize-markup.ts'
import { useText } from '#hooks/use-text.ts'
import { UnknownCell } from '#kit/cells/unknown-cell.tsx'
import { Modal } from '#kit/modal.tsx'
import { richTextExtensions } from '#kit/rich-text/rich-text-extensions.ts'
import marks from '#kit/rich-text/rich-text-marks.module.css'
import customerPageClasses from './customer-page.module.css'
import classes from './preview-dialog.module.css'
import type { UnknownParts } from './preview-of.ts'

type Width = 'phone' | 'desktop'

interface PreviewDialogProps extends CustomerPageProps {
  /** The path of its page; '' while it has none, undefined where the entity has no such pages. */
  readonly address: string | undefined
  readonly onClose: () => void
}

/** A full-screen preview of a record as customers will see it, in phone or desktop width. */
export function PreviewDialog({ address, onClose, ...page }: PreviewDialogProps) {
  const t = useText()
  const [width, setWidth] = useState<Width>('desktop')
  return (
    <Modal form="page" title={t('Xem trước')} onClose={onClose}>
      <header className={classes.head}>
        <h2 className={classes.name}>{t('Xem trước')}</h2>
        <span className={classes.address}>
          {address !== undefined &&
            (address === '' ? t('Chưa có địa chỉ') : t('Địa chỉ: {address}', { address }))}
        </span>
        <SegmentedControl
          visibleFrom="sm"
          aria-label={t('Bề rộng trang')}
          value={width}
          onChange={setWidth}
          data={[
            { value: 'phone', label: t('Điện thoại') },
            { value: 'desktop', label: t('Máy tính') },
          ]}
        />
        <ActionIcon size={32} aria-label={t('Đóng')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <section className={classes.desk} tabIndex={0} aria-label={t('Trang khách sẽ thấy')}>
        <div className={classes.screen} data-width={width}>
          <CustomerPage {...page} />
        </div>
      </section>
    </Modal>
  )
}

/** The public content of a record; '' is omitted. */
interface CustomerPageProps {
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
function CustomerPage({ title, by, summary, picture, body, unknown, resolve }: CustomerPageProps) {
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
    <article className={customerPageClasses.page} onClickCapture={blockLinks}>
      <h1 className={customerPageClasses.title}>
        {unknownPart('title') ?? (title === '' ? t('(chưa có tiêu đề)') : title)}
      </h1>
      {unknown.by && <p className={customerPageClasses.by}>{unknownPart('by')}</p>}
      {by !== '' && <p className={customerPageClasses.by}>{t('Bài của {name}', { name: by })}</p>}
      {unknown.summary && <p className={customerPageClasses.summary}>{unknownPart('summary')}</p>}
      {summary !== '' && <p className={customerPageClasses.summary}>{summary}</p>}
      {unknown.picture && <p>{unknownPart('picture')}</p>}
      {picture !== '' && <img className={customerPageClasses.picture} src={picture} alt="" />}
      {unknownPart('body') ?? (
        <EditorContent editor={editor} className={`${customerPageClasses.body} ${marks.marks}`} />
      )}
    </article>
  )
}

// A link would leave the form.
function blockLinks(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
