import { Mark, mergeAttributes } from '@tiptap/core'
import { isSafeLink, safeLink } from './safe-link.ts'

/** What a link is made of; nothing is added to one that came with a record. */
interface LinkAttributes {
  readonly href: string
  readonly target?: string | null
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextLink: {
      setLink: (attributes: LinkAttributes) => ReturnType
      unsetLink: () => ReturnType
      /** Makes a link of what is marked, else writes the address as one. */
      putLink: (href: string) => ReturnType
    }
  }
}

/**
 * A link in a text. Tiptap's own brings a detector of addresses that weighs as much as all the other
 * marks together; here an address becomes a link when somebody makes it one.
 */
export const richTextLink = Mark.create({
  name: 'link',
  // Outside the other marks: half of it bold, it is still one link.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({
    href: { default: null },
    target: { default: null },
    rel: { default: null },
    title: { default: null },
  }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: ({ attributes }) => (isSafe(attributes) ? null : false) }],
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
      putLink:
        (href) =>
        ({ chain, state }) => {
          if (!state.selection.empty) return chain().setLink({ href }).run()
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

function isSafe(attributes: NamedNodeMap): boolean {
  return isSafeLink(attributes.getNamedItem('href')?.value ?? '')
}
