import { mergeAttributes, Node, type NodeViewRenderer } from '@tiptap/core'
import { isSafePicture } from './safe-picture.ts'

const optional = { default: null }

/**
 * A picture in a text. One that is still on its way has its job's id instead of an address; the saved text is without
 * it (`savedText`).
 */
export function richTextImage(view: NodeViewRenderer) {
  return Node.create({
    name: 'image',
    group: 'block',
    draggable: true,
    addAttributes: () => ({
      src: {
        default: null,
        parseHTML: (element) => (isSafe(element) ? element.getAttribute('src') : null),
      },
      alt: { default: '' },
      title: optional,
      width: optional,
      height: optional,
      pending: {
        default: null,
        parseHTML: (element) => (isSafe(element) ? null : element.getAttribute(PENDING)),
        renderHTML: ({ pending, src }) => (pending && !src ? { [PENDING]: String(pending) } : {}),
      },
    }),
    parseHTML: () => [
      {
        tag: 'img',
        getAttrs: (element) => (isSafe(element) || element.hasAttribute(PENDING) ? null : false),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
    addNodeView: () => view,
  })
}

/** What marks a picture that is still on its way. */
export const PENDING = 'data-pending'

function isSafe(element: Element): boolean {
  return isSafePicture(element.getAttribute('src') ?? '')
}
