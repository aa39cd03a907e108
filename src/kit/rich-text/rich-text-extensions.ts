import { Mark } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { TextAlign } from '@tiptap/extension-text-align'
import { Underline } from '@tiptap/extension-underline'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { TrailingNode } from '@tiptap/extensions/trailing-node'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { alignClass, alignOf } from './align-of.ts'
import type { PictureUploads } from './picture-status.tsx'
import { pictureView } from './picture-view.ts'
import { richTextImage } from './rich-text-image.ts'
import { richTextLink } from './rich-text-link.ts'
import { richTextTable } from './table.ts'
import { textColorClass, textColorOf } from './text-colors.ts'

const ALIGNED = ['paragraph', 'heading']

/**
 * All extensions of a text; `uploads` are the uploads of a text that is edited. Imported one by one: the
 * starter kit weighs a third more than the used extensions.
 */
export function richTextExtensions(resolve: (address: string) => string, uploads?: PictureUploads) {
  return [
    Document,
    Text,
    Paragraph,
    HardBreak,
    Heading,
    BulletList,
    OrderedList,
    ListItem,
    Blockquote,
    HorizontalRule,
    Bold,
    Italic,
    Underline,
    Strike,
    UndoRedo,
    Gapcursor,
    // An empty line for typing after a picture; it is not saved.
    TrailingNode,
    richTextLink,
    richTextImage(pictureView(resolve, uploads)),
    richTextAlign,
    richTextColor,
    ...richTextTable,
  ]
}

/** Alignment by the class names of the usual style kits: `text-center`, `text-right`, `text-justify`. */
const richTextAlign = TextAlign.extend({
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: alignOf,
          renderHTML: ({ textAlign }) =>
            textAlign && textAlign !== 'left' ? { class: alignClass(textAlign) } : {},
        },
      },
    },
  ],
}).configure({ types: ALIGNED })

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    richTextColor: {
      /** Colours the selection; null removes the colour. */
      setTextColor: (name: string | null) => ReturnType
    }
  }
}

/** Coloured text: a class of the palette, since the content security policy allows no inline styles. */
const richTextColor = Mark.create({
  name: 'textColor',
  addAttributes: () => ({ color: { default: null, parseHTML: textColorOf, rendered: false } }),
  parseHTML: () =>
    ['span', 'font'].map((tag) => ({
      tag,
      getAttrs: (element) => (textColorOf(element) === null ? false : null),
    })),
  renderHTML: ({ mark }) => ['span', { class: textColorClass(String(mark.attrs['color'])) }, 0],
  addCommands() {
    return {
      setTextColor:
        (name) =>
        ({ commands }) =>
          name === null ? commands.unsetMark(this.name) : commands.setMark(this.name, { color: name }),
    }
  },
})
