import { Mark, mergeAttributes } from '@tiptap/core'
import { leavePicture } from './leave-picture.ts'
import { isSafeLink, safeLink } from './safe-address.ts'

/** The attributes of a link; a stored link gets no further ones. */
interface LinkAttributes {
  readonly href: string
  readonly target?: string | null
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextLink: {
      setLink: (attributes: LinkAttributes) => ReturnType
      unsetLink: () => ReturnType
      /** Makes the selection a link, else inserts the address as one. */
      insertLink: (href: string) => ReturnType
    }
  }
}

/**
 * A link in a text. Tiptap's own extension includes an address detector that weighs as much as all the other
 * marks together; here only the user makes links.
 */
export const richTextLink = Mark.create({
  name: 'link',
  // Outside the other marks: a link that is half bold is still one link.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({
    href: { default: null },
    target: { default: null },
    rel: { default: null },
    title: { default: null },
  }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => (isSafeLink(link.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
  addCommands() {
    return {
      setLink:
        ({ href, target }) =>
        ({ chain }) => {
          const safe = safeLink(href) ?? safeLink(`https://${href.trim()}`)
          return (
            safe !== undefined &&
            chain().extendMarkRange(this.name).setMark(this.name, { href: safe, target }).run()
          )
        },
      insertLink:
        (href) =>
        ({ chain, tr }) => {
          leavePicture(tr)
          if (!tr.selection.empty) return chain().setLink({ href }).run()
          const marks = [{ type: this.name, attrs: { href } }]
          return chain().insertContent({ type: 'text', text: href, marks }).run()
        },
      unsetLink:
        () =>
        ({ chain }) =>
          chain().unsetMark(this.name, { extendEmptyMarkRange: true }).run(),
    }
  },
})
