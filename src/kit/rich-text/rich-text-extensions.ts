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
import { Underline } from '@tiptap/extension-underline'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { TrailingNode } from '@tiptap/extensions/trailing-node'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { richTextAlign } from './align.ts'
import { type PictureUploads, pictureView } from './picture-view.ts'
import { richTextColor } from './rich-text-color.ts'
import { richTextImage } from './rich-text-image.ts'
import { richTextLink } from './rich-text-link.ts'
import { richTextTable } from './table.ts'

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
