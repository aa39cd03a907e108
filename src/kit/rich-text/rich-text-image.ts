import { mergeAttributes, Node, type NodeViewRenderer } from '@tiptap/core'
import { keepSelectedPicture } from './leave-picture.ts'
import { isSafePicture } from './safe-address.ts'

const optional = { default: null }

/** A picture in a text. During its upload it has a job id and no address; `savedText` leaves it out. */
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
    addProseMirrorPlugins: () => [keepSelectedPicture()],
  })
}

/** The attribute of a picture that is being uploaded. */
export const PENDING = 'data-pending'

function isSafe(element: Element): boolean {
  return isSafePicture(element.getAttribute('src') ?? '')
}
