import { mergeAttributes, Node } from '@tiptap/core'

/** A picture in a text: its stored address may be relative, the one drawn is resolved. */
export function richTextImage(resolve: (address: string) => string) {
  return Node.create({
    name: 'image',
    group: 'block',
    draggable: true,
    addAttributes: () => ({
      src: { default: null },
      alt: { default: '' },
      title: { default: null },
      width: { default: null },
      height: { default: null },
    }),
    parseHTML: () => [{ tag: 'img[src]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('img')
        dom.src = resolve(String(node.attrs['src'] ?? ''))
        dom.alt = String(node.attrs['alt'] ?? '')
        return { dom }
      }
    },
  })
}
